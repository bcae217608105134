import type { WatchFieldName } from '@contracts/watches/watch-content';
import { fieldValues } from './fieldValues';

/** Marked parts stand in brackets. */
const shown = (field: WatchFieldName, before: string[], after: string[]) => {
  const values = fieldValues({ field, before, after });
  const texts = (side: 'before' | 'after') =>
    values[side].map(({ parts }) => parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''));
  return [texts('before'), texts('after')];
};

it.each<[string, WatchFieldName, string[], string[], string[], string[]]>([
  [
    'two texts with the words that differ',
    'title',
    ['From 99 EUR'],
    ['From 89 EUR'],
    ['From [99] EUR'],
    ['From [89] EUR'],
  ],
  ['a value that came', 'canonical', [], ['https://a.example/'], [], ['[https://a.example/]']],
  [
    'of lists what the other lacks, first',
    'hreflang',
    ['de https://a.example/de', 'en https://a.example/'],
    ['en https://a.example/', 'fr https://a.example/fr'],
    ['[de https://a.example/de]', 'en https://a.example/'],
    ['[fr https://a.example/fr]', 'en https://a.example/'],
  ],
  [
    'a reason against the index in words',
    'indexable',
    ['yes'],
    ['noindex', 'redirect'],
    ['[Yes]'],
    ['[No: Marked noindex]', '[No: Redirects]'],
  ],
])('shows %s', (_, field, before, after, left, right) => {
  expect(shown(field, before, after)).toEqual([left, right]);
});
