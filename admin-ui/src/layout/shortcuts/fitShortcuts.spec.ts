import { fitShortcuts } from './fitShortcuts';

it.each([
  ['none', 0, 400, 0],
  ['all that fit', 8, 396, 8],
  ['one less than fits beside the edit button where a menu is needed', 9, 396, 7],
  ['as many as a phone has room for', 9, 170, 1],
  ['none where there is no room', 9, 60, 0],
])('shows %s', (_, count, width, shown) => expect(fitShortcuts(count, width)).toBe(shown));
