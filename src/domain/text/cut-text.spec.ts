import { cutToCharacters } from './cut-text';

it.each([
  ['short', 10, 'short'],
  ['one two three', 9, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['unbreakable', 6, 'unbre…'],
  ['👟👟👟👟', 3, '👟👟…'],
])('cuts %s to %i characters', (text, most, cut) => expect(cutToCharacters(text, most)).toBe(cut));
