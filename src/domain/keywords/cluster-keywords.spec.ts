import * as fc from 'fast-check';
import { type ClusteredKeyword, clusterKeywords, type KeywordCluster } from './cluster-keywords';
import { termsOfKeyword } from './keyword-terms';

const keyword = (text: string, volume: number | null = null): ClusteredKeyword => ({
  text,
  volume,
  terms: termsOfKeyword(text, 'en'),
});
const textsOf = (clusters: readonly KeywordCluster<ClusteredKeyword>[]) =>
  clusters.map(({ members }) => members.map(({ text }) => text));
const clustered = (...keywords: ClusteredKeyword[]) => textsOf(clusterKeywords(keywords).balanced);

describe('termsOfKeyword', () => {
  it.each([
    ['Best Running Shoes for the Runner', 'en', ['best', 'run', 'shoe', 'runner']],
    ['what is it', 'en', ['what', 'is', 'it']],
    ['die besten Schuhe', 'de', ['best', 'schuh']],
    ['shoes shoe SHOES', 'en', ['shoe']],
    ['chaussures', undefined, ['chaussures']],
    ['東京 ホテル', 'ja', ['東京', 'ホテル']],
    ['???', 'en', []],
    ['', 'en', []],
  ])('of %j in %s', (text, language, terms) => {
    expect(termsOfKeyword(text, language)).toEqual(terms);
  });
});

describe('clusterKeywords', () => {
  it('puts together what says the same in other words or another order', () => {
    expect(
      clustered(
        keyword('french press ratio', 50),
        keyword('the ratio of a french press', 80),
        keyword('milk frother', 90),
        keyword('milk frothers', 10),
        keyword('standing desk', 5),
      ),
    ).toEqual([
      ['the ratio of a french press', 'french press ratio'],
      ['milk frother', 'milk frothers'],
      ['standing desk'],
    ]);
  });

  it('gives nothing for nothing, and what has no word stands alone', () => {
    expect(clustered()).toEqual([]);
    expect(clustered(keyword('???'), keyword('!!!'))).toEqual([['!!!'], ['???']]);
  });

  it('is named by the highest volume, without volumes by what is most like all', () => {
    const four = [
      'office chair',
      'office chair ergonomic',
      'office chair ergonomic leather',
      'office chair leather',
    ];
    const labelOf = (keywords: ClusteredKeyword[]) => clusterKeywords(keywords).broad[0]?.label.text;
    expect(labelOf(four.map((text) => keyword(text)))).toBe('office chair ergonomic leather');
    expect(labelOf(four.map((text, at) => keyword(text, at)))).toBe('office chair leather');
  });

  it('is finer from broad to tight', () => {
    const words = ['oak', 'pine', 'teak', 'ash', 'elm'];
    const keywords = words.flatMap((one) => words.map((other) => keyword(`${one} ${other} table`)));
    const { broad, balanced, tight } = clusterKeywords(keywords);
    expect(broad.length).toBeLessThanOrEqual(balanced.length);
    expect(balanced.length).toBeLessThanOrEqual(tight.length);
    expect(tight.length).toBeGreaterThan(broad.length);
  });

  it('lets words that stand with everything weigh less', () => {
    const keywords = [
      keyword('buy kettle'),
      keyword('buy toaster'),
      keyword('kettle descaler'),
      keyword('toaster crumbs'),
    ];
    const one = ['buy kettle', 'kettle descaler'];
    expect(textsOf(clusterKeywords(keywords, new Set(termsOfKeyword('buy', 'en'))).broad)).toContainEqual(
      one,
    );
  });

  it('cuts again what is too large', () => {
    const kinds = Array.from({ length: 12 }, (_, at) => `kind${at}`);
    const keywords = kinds.flatMap((kind) =>
      Array.from({ length: 10 }, (_, at) => keyword(`coffee maker ${kind} ${kind}a extra${at}`)),
    );
    const sizes = clusterKeywords(keywords).broad.map(({ members }) => members.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    expect(sizes.filter((size) => size === 10)).toHaveLength(12);
  });

  it('is the same in every order, with each keyword once', () => {
    const words = fc.constantFrom('red', 'blue', 'shoe', 'shoes', 'desk', 'buy', 'lamp', 'the', 'oak');
    const keywords = fc.uniqueArray(
      fc.tuple(fc.array(words, { minLength: 1, maxLength: 4 }), fc.option(fc.nat(3))),
      { selector: ([text]) => text.join(' '), maxLength: 40 },
    );
    fc.assert(
      fc.property(keywords, fc.infiniteStream(fc.nat()), (rows, chance) => {
        const list = rows.map(([text, volume]) => keyword(text.join(' '), volume));
        const shuffled = list.map((one) => [chance.next().value as number, one] as const);
        const other = shuffled.sort(([a], [b]) => a - b).map(([, one]) => one);
        const clusters = clusterKeywords(list);
        expect(clusterKeywords(other)).toEqual(clusters);
        for (const each of Object.values(clusters))
          expect(new Set(each.flatMap(({ members }) => members)).size).toBe(list.length);
      }),
    );
  });

  it('takes together what is nearly alike where more than 4,000 hang together, and loses none', () => {
    const keywords = Array.from({ length: 6_000 }, (_, at) =>
      keyword(`cheap flights rome ${at % 3_000} ${at % 2 ? 'return' : 'single'}`, at),
    );
    const { balanced } = clusterKeywords(keywords);
    expect(new Set(balanced.flatMap(({ members }) => members)).size).toBe(keywords.length);
  });
});
