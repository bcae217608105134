import { linkView } from './linkView';

it.each([
  ['', 'broken'],
  ['external', 'external'],
  ['skipped', 'skipped'],
  ['mood', 'broken'],
  ['constructor', 'broken'],
])('"%s" shows the links that are %s', (name, view) => {
  expect(linkView(name)).toBe(view);
});
