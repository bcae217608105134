import { undoneText } from './useUndo';

it.each([
  [{ restored: 3, changedSince: 0, noRoom: 0 }, 'Undone: 3 products as before.'],
  [
    { restored: 1, changedSince: 1, noRoom: 0 },
    'Undone: 1 product as before. 1 product was changed again since and stays as it is.',
  ],
  [
    { restored: 0, changedSince: 0, noRoom: 2 },
    'Nothing was left to undo. There was no room for 2 products: you have 1,000.',
  ],
])('tells of %j', (undone, text) => {
  expect(undoneText(undone)).toBe(text);
});
