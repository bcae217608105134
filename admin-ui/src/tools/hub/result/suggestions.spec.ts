import type { HubPageView } from '@contracts/hub/hub';
import { subtopicSuggestions, titleSuggestions } from './suggestions';

const page = (id: string, title: string, more: Partial<HubPageView> = {}) =>
  ({ id, title, kind: 'page', parent: 'root', depth: 1, ...more }) as HubPageView;
const PAGES = [
  page('root', 'Espresso', { kind: 'root', parent: null, depth: 0 }),
  page('a', 'grinder'),
  page('b', 'cleaning'),
  page('c', 'tablets', { parent: 'b', depth: 2 }),
  page('d', 'brands', { parent: 'c', depth: 3 }),
  page('off', 'shoes', { kind: 'off', parent: null, depth: 0 }),
];
const hub = { pages: PAGES };

it.each([
  ['another title', 'a', 'Grinders', [false]],
  ['the title that it has', 'a', 'grinder', [true]],
  ['its title in other letters', 'a', 'Grinder', [false]],
  ['the title of another page', 'a', 'Cleaning', []],
  ['a page that is gone', 'x', 'Grinders', []],
  ['a page that is off topic', 'off', 'Running', []],
])('suggests titles: %s', (_, id, title, used) => {
  expect(titleSuggestions(hub, [{ id, title }]).map((suggestion) => suggestion.used)).toEqual(used);
});

it.each([
  ['under its page', 'b', 'Descaling', ['b', false]],
  ['that is there by now', 'b', 'GRINDER', ['b', true]],
  ['under a page as deep as a hub goes', 'd', 'Descaling', ['c', false]],
  ['under a page that is gone', 'x', 'Descaling', ['root', false]],
  ['under one that went off topic', 'off', 'Descaling', ['root', false]],
])('places subtopics: %s', (_, parent, title, placed) => {
  const [found] = subtopicSuggestions(hub, [{ parent, title, why: 'Wanted.' }], 3);
  expect([found?.parent, found?.used]).toEqual(placed);
});
