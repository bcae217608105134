import { describe, expect, it } from 'vitest';
import {
  addressesIn,
  EMPTY_COMPARISON,
  NO_COMPETITOR,
  orderOf,
  readComparison,
  rowOfSent,
} from './comparisonForm';

const address = (url: string) => ({ ...NO_COMPETITOR, address: url });

describe('an order', () => {
  it('has the rows that hold something, each by the way that shows', () => {
    const competitors = [
      address(' https://a.example '),
      NO_COMPETITOR,
      { ...address('https://left.example'), isPaste: true, text: 'A text.', name: 'Mine' },
    ];
    const order = orderOf({ ...EMPTY_COMPARISON, keyword: ' coffee ', competitors, ownKeywords: 'a\n\n b ' });
    expect(order).toEqual({
      keyword: 'coffee',
      competitors: [
        { address: 'https://a.example', text: '', name: '' },
        { address: '', text: 'A text.', name: 'Mine' },
      ],
      ownKeywords: ['a', 'b'],
      outlines: 1,
    });
    expect([0, 1].map((sent) => rowOfSent(competitors, sent))).toEqual([0, 2]);
  });
});

it.each([
  ['https://a.example https://b.example\nhttps://c.example', 3],
  ['https://a.example', 0],
  ['see https://a.example', 0],
])('takes several addresses of one paste apart: %s', (text, count) => {
  expect(addressesIn(text)).toHaveLength(count);
});

it.each(['', '{', '7', 'null', '{"competitors":3}'])(
  'begins anew where what was kept is damaged: %s',
  (text) => {
    expect(readComparison(text)).toMatchObject({ keyword: '', competitors: EMPTY_COMPARISON.competitors });
  },
);
