import { csvDelimiterOf } from './csv-delimiters';

it.each([
  ['en-US', 'comma'],
  ['en-GB', 'comma'],
  ['ja', 'comma'],
  ['es-MX', 'comma'],
  ['de-CH', 'comma'],
  ['de-DE', 'semicolon'],
  ['fr', 'semicolon'],
  ['pt-BR', 'semicolon'],
  ['tr', 'semicolon'],
  ['pl', 'semicolon'],
])('of %s is %s', (locale, delimiter) => expect(csvDelimiterOf(locale)).toBe(delimiter));
