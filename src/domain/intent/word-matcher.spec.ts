import fc from 'fast-check';
import type { IntentLists } from '../../contracts/intent/intent';
import { normalizeText } from './normalize';
import { WordMatcher } from './word-matcher';

const EMPTY: IntentLists = {
  informational: [],
  commercialInvestigation: [],
  transactional: [],
  navigational: [],
};

function find(words: string[], keyword: string): string[] {
  const matcher = new WordMatcher({ ...EMPTY, informational: words });
  return hitsOf(matcher, keyword);
}

function hitsOf(matcher: WordMatcher, keyword: string): string[] {
  const bytes = Buffer.from(keyword);
  // A keyword between others: nothing outside of it may count.
  const around = Buffer.concat([Buffer.from('buy'), bytes, Buffer.from('buy')]);
  const ascii = bytes.every((byte) => byte < 0x80);
  matcher.match(around, 3, 3 + bytes.length, ascii);
  return Array.from(matcher.hits.subarray(0, matcher.hitCount), (hit) => matcher.words[hit]!.label);
}

it.each([
  ['or', 'mac or pc', true],
  ['or', 'or tambo airport', false],
  ['czy', 'ford czy opel', true],
  ['czy', 'czy kot może jeść ryż', false],
  ['o', 'iphone o samsung', true],
  ['o', 'o que é marketing', false],
  ['is', 'is oat milk bad', true],
  ['is', 'what oat milk is', false],
])(
  'what joins is found within a keyword, and what asks at its opening: %s in “%s”',
  (word, keyword, isFound) => {
    expect(find([word], keyword)).toEqual(isFound ? [word] : []);
  },
);

it.each([
  ['netflix', true],
  [' netflix ', true],
  ['netflix deutsch', true],
  ['the netflix', true],
  ['netflix error tvq-pm-100', false],
  ['is netflix down', false],
])('who names a site nearly alone wants to go there, in “%s”: %s', (keyword, goes) => {
  const matcher = (lists: Partial<IntentLists>) => new WordMatcher({ ...EMPTY, ...lists });
  expect(hitsOf(matcher({ navigational: ['Netflix'] }), keyword)).toEqual(goes ? ['Netflix'] : []);
  expect(hitsOf(matcher({ informational: ['Netflix'] }), keyword)).toEqual(['Netflix']);
});

describe('a word is found', () => {
  it.each([
    ['buy', 'BUY shoes'],
    ['Buy', 'shoes to buy'],
    ['near me', 'pizza  near \t me'],
    ['buy', 'buy-now'],
    ['c++', 'learn C++ fast'],
    ['what?', 'so what?'],
    ['.net', 'a .net job'],
    ["mcdonald's", 'mcdonald’s menu'],
    ['mcdonald’s', "mcdonald's menu"],
    ['what', "what's new"],
    ['check-in', 'check‑in times'],
    ['check–in', 'check-in'],
    ['café', 'cafe\u0301 near me'],
    ['ｂｕｙ', 'buy'],
    ['straße', 'STRASSE'],
    ['ОДΟΣ', 'οδος одос'.replace('οδος', 'ОДΟΣ'.toLowerCase())],
    ['istanbul', 'İSTANBUL hotel'],
    ['fırsat', 'FIRSAT ürünleri'],
    ['ξενοδοχεία', 'ΞΕΝΟΔΟΧΕΙΑ ΑΘΗΝΑ'],
    ['nike', 'Nike™ shoes'],
    ['buy', 'bu\u00ady it'],
    ['купить', 'где Купить обувь'],
    ['購入', 'スニーカー購入方法'],
    ['ซื้อ', 'อยากซื้อรองเท้า'],
    ['iphone', 'iphone購入'],
    ['カメラ', 'ｶﾒﾗ比較'],
    ['how to', 'how\u00a0to'],
    ['2026', 'best 2026'],
    ['a', 'a'],
    ['.com', 'amazon.com login'],
    ['www.', 'www.ikea.com'],
    ['$100', 'gift under us$100'],
    ['?', 'what is seo?'],
    ['#', '#fitness'],
    ['.net', 'asp.net core'],
    ['c++', 'c++11 features'],
    ['€5', 'us€5 meal'],
    ['.com', 'bücher.com'],
    ['how to', 'how\u200bto bake'],
    ['buy', 'cheap\u200bbuy'],
    ['buy\u200bnow', 'buy now'],
  ])('%j in %j', (word, keyword) => expect(find([word], keyword)).toEqual([word]));
});

describe('a word is not found', () => {
  it.each([
    ['buy', 'buyer'],
    ['buy', 'outbuy'],
    ['near me', 'near-me'],
    ['near me', 'near menu'],
    ['c++', 'c'],
    ['$10', 'us$100'],
    ['net', 'asp_net'],
    ['www.a', 'www.ab'],
    ['cheapbuy', 'cheap\u200bbuy'],
    ['what?', 'what'],
    ['a.b', 'aXb'],
    ['cafe', 'cafés'],
    ['buy', 'buy2'],
    ['buy', 'buy_now'],
    ['купить', 'закупить'],
    ['buy', ''],
  ])('%j in %j', (word, keyword) => expect(find([word], keyword)).toEqual([]));
});

describe('the lists', () => {
  it('count a word once, as it was written first, in their own order', () => {
    expect(find(['zoo', 'Buy', 'BUY', ' buy ', 'apple'], 'apple buy buy zoo')).toEqual([
      'zoo',
      'Buy',
      'apple',
    ]);
  });

  it('may share words', () => {
    const matcher = new WordMatcher({ ...EMPTY, informational: ['buy'], navigational: ['buy', 'x'] });
    matcher.match(Buffer.from('buy'), 0, 3, true);
    expect(Array.from(matcher.hits.subarray(0, matcher.hitCount), (hit) => matcher.words[hit]!.type)).toEqual(
      [0, 3],
    );
  });

  it('may be empty or hold blank words', () => {
    expect(find([], 'buy')).toEqual([]);
    expect(find(['', '  ', '\u200b'], 'buy it')).toEqual([]);
  });

  it('sort many hits', () => {
    const words = Array.from({ length: 60 }, (_, i) => `w${i}`);
    expect(find(words, [...words].reverse().join(' '))).toEqual(words);
  });
});

it('agrees with a search by regular expressions', () => {
  const piece = fc.constantFrom(
    'a',
    'b',
    'A',
    'é',
    'ß',
    '-',
    "'",
    '’',
    ' ',
    '  ',
    '.',
    '+',
    '1',
    '_',
    '購',
    'ト',
    '\u00a0',
    '\u200b',
    '€',
    '𝒳',
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), text, (words, keyword) => {
      const wanted = [...new Map([...words].reverse().map((word) => [normalizeText(word), word])).entries()]
        .filter(([normal]) => normal !== '' && wholeWord(normal).test(normalizeText(keyword)))
        .map(([, word]) => word);
      expect(find(words, keyword).sort()).toEqual(wanted.sort());
    }),
    { numRuns: 400 },
  );
});

/** The rule, written the slow way. */
function wholeWord(word: string): RegExp {
  const unspaced = '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]';
  const letter = `(?!${unspaced})[\\p{L}\\p{M}\\p{N}\\p{Pc}]`;
  const opens = !new RegExp(`^${letter}`, 'u').test(word);
  const closes = !new RegExp(`${letter}$`, 'u').test(word);
  const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`${opens ? '' : `(?<!${letter})`}${literal}${closes ? '' : `(?!${letter})`}`, 'u');
}
