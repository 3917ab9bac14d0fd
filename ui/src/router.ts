/** Addresses of the screens. They stand behind the `#`, so that a reload of any of them needs no server rule. */
export type Route =
  | { screen: 'start' }
  /** `like` is a session whose people and set-up are taken over. */
  | { screen: 'new'; game: string; like?: string }
  | { screen: 'table'; session: string }
  | { screen: 'review'; session: string }
  | { screen: 'sessions' }
  | { screen: 'settings' };

/** The route an address means; anything unknown is the start screen. */
export function parse(hash: string): Route {
  const [screen = '', rest = '', more = ''] = hash.replace(/^#?\/?/, '').split('/');
  const name = unescaped(rest);
  const like = unescaped(more);
  switch (screen) {
    case 'new':
      if (!name) return { screen: 'start' };
      return like ? { screen, game: name, like } : { screen, game: name };
    case 'table':
    case 'review':
      return name ? { screen, session: name } : { screen: 'start' };
    case 'sessions':
    case 'settings':
      return { screen };
    default:
      return { screen: 'start' };
  }
}

/** The address of a route, to be put into a link. */
export function href(route: Route): string {
  switch (route.screen) {
    case 'start':
      return '#/';
    case 'new':
      return `#/new/${[route.game, ...(route.like ? [route.like] : [])].map(encodeURIComponent).join('/')}`;
    case 'table':
    case 'review':
      return `#/${route.screen}/${encodeURIComponent(route.session)}`;
    case 'sessions':
    case 'settings':
      return `#/${route.screen}`;
  }
}

/** Goes to another screen. */
export function go(route: Route): void {
  location.hash = href(route);
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
