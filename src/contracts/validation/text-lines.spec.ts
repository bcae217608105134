import { oneLine, plainLines, withoutBreaks } from './text-lines';

it.each([
  ['Ada Lovelace', 'Ada Lovelace'],
  [' Ada\r\nLovelace\u0000 ', 'Ada Lovelace'],
  ['Ada\u2028Lovelace\u2029', 'Ada Lovelace'],
  ['a\u0085b\u001bc', 'a b c'],
])('writes %j in one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
});

it('keeps the lines and tabs of a text and no other control character', () => {
  expect(plainLines('a\r\nb\rc\n\td\u0000\u0007\u0085')).toBe('a\nb\nc\n\td');
});

it('takes breaks out of an address', () => {
  expect(withoutBreaks('https://a.example/\n\tb\u0000')).toBe('https://a.example/b');
});
