import { expect, it } from 'vitest';
import { href, parse, type Route } from './router';

const routes: Route[] = [
  { screen: 'start' },
  { screen: 'new', game: 'carcassonne' },
  { screen: 'new', game: 'carcassonne', like: '0192-a' },
  { screen: 'table', session: '0192-a' },
  { screen: 'review', session: '0192-a' },
  { screen: 'sessions' },
  { screen: 'settings' },
];

it.each(routes)('an address leads back to its route: %o', (route) => {
  expect(parse(href(route))).toEqual(route);
});

it.each(['', '#', '#/', '#/nowhere', '#/table', '#/table/', '#/new/', '#/table/%E0%A4%A'])(
  'an address that means nothing is the start: %s',
  (hash) => {
    expect(parse(hash)).toEqual({ screen: 'start' });
  },
);
