/** Addresses of the screens. They stand behind the `#`, so that a reload of any of them needs no server rule. */
export type Route =
  | { screen: 'start' }
  /** `like` is a session whose people and set-up are taken over. */
  | { screen: 'new'; game: string; like?: string }
  /** `correct` is a line that is entered anew, or before which a move is missing. */
  | { screen: 'table'; session: string; correct?: { kind: 'replace' | 'insert'; seq: number } }
  /** `turn` is the moment that is looked at first. */
  | { screen: 'review'; session: string; turn?: number }
  /** What would be if it had gone on otherwise from this moment. */
  | { screen: 'whatIf'; session: string; turn: number }
  /** A result that nobody refereed: a known one, or a new one. */
  | { screen: 'result'; session?: string }
  | { screen: 'sessions' }
  /** Of all games, or of one. */
  | { screen: 'statistics'; game?: string }
  | { screen: 'players' }
  | { screen: 'data' }
  | { screen: 'settings' };

/** The route an address means; anything unknown is the start screen. */
export function parse(hash: string): Route {
  const [screen = '', rest = '', more = '', last = ''] = hash.replace(/^#?\/?/, '').split('/');
  const name = unescaped(rest);
  const like = unescaped(more);
  switch (screen) {
    case 'new':
      if (!name) return { screen: 'start' };
      return like ? { screen, game: name, like } : { screen, game: name };
    case 'table': {
      if (!name) return { screen: 'start' };
      const seq = count(last);
      const corrects = (more === 'replace' || more === 'insert') && seq !== undefined;
      return corrects ? { screen, session: name, correct: { kind: more, seq } } : { screen, session: name };
    }
    case 'review': {
      const turn = count(more);
      if (!name) return { screen: 'start' };
      return turn === undefined ? { screen, session: name } : { screen, session: name, turn };
    }
    case 'what-if':
      return name ? { screen: 'whatIf', session: name, turn: count(more) ?? 0 } : { screen: 'start' };
    case 'result':
      return name ? { screen, session: name } : { screen };
    case 'statistics':
      return name ? { screen, game: name } : { screen };
    case 'sessions':
    case 'players':
    case 'data':
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
      return address('new', route.game, route.like);
    case 'table':
      return address('table', route.session, route.correct?.kind, route.correct?.seq);
    case 'review':
      return address('review', route.session, route.turn);
    case 'whatIf':
      return address('what-if', route.session, route.turn);
    case 'result':
      return address('result', route.session);
    case 'statistics':
      return address('statistics', route.game);
    case 'sessions':
    case 'players':
    case 'data':
    case 'settings':
      return address(route.screen);
  }
}

/** Goes to another screen. */
export function go(route: Route): void {
  location.hash = href(route);
}

function address(...parts: readonly (string | number | undefined)[]): string {
  return `#/${parts
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')}`;
}

/** A whole number from 0. */
const count = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined);

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
