import {
  densityOf,
  descriptionVerdict,
  lengthFactor,
  recommendedUses,
  shareVerdict,
  titleVerdict,
  type Verdict,
  verdictOf,
} from './verdicts';

const usage = (matches: number, words: number, contentWords = 1, wordForms = false) => ({
  matches,
  words,
  contentWords,
  wordForms,
});

it.each([
  [1, 1.0333],
  [2, 1.3667],
  [3, 1.7],
  [4, 2.0333],
])('a phrase of %i content words weighs %f', (contentWords, factor) => {
  expect(lengthFactor(contentWords)).toBeCloseTo(factor, 3);
});

it('the density grows with uses and length of the phrase, and shrinks with the text', () => {
  expect(densityOf(usage(3, 100))).toBeCloseTo(3.1);
  expect(densityOf(usage(3, 100, 2))).toBeCloseTo(4.1);
  expect(densityOf(usage(3, 200))).toBeCloseTo(1.55);
  expect(densityOf(usage(0, 0))).toBe(0);
});

/** Three content words weigh 1.7: in 1,700 words one use is 0.1 percent. */
it.each<[matches: number, wordForms: boolean, verdict: Verdict]>([
  [0, false, 'missing'],
  [1, false, 'low'],
  [4, false, 'low'],
  [5, false, 'good'],
  [30, false, 'good'],
  [31, false, 'over'],
  [40, false, 'over'],
  [41, false, 'heavy'],
  [35, true, 'good'],
  [36, true, 'over'],
  [40, true, 'over'],
  [41, true, 'heavy'],
])('%i uses in 1,700 words, word forms %s: %s', (matches, wordForms, verdict) => {
  expect(verdictOf(usage(matches, 1_700, 3, wordForms))).toBe(verdict);
});

it.each<[words: number, verdicts: Verdict[]]>([
  [1, ['missing', 'good', 'over', 'heavy', 'heavy']],
  [50, ['missing', 'good', 'over', 'heavy', 'heavy']],
  [51, ['missing', 'good', 'good', 'over', 'heavy']],
  [99, ['missing', 'good', 'good', 'over', 'heavy']],
  [100, ['missing', 'good', 'good', 'over', 'heavy']],
])('%i words: 0 to 4 uses are %j', (words, verdicts) => {
  expect([0, 1, 2, 3, 4].map((matches) => verdictOf(usage(matches, words)))).toEqual(verdicts);
});

it('two uses are fine however long the phrase is', () => {
  expect(densityOf(usage(2, 100, 6))).toBeGreaterThan(4);
  expect(verdictOf(usage(2, 100, 6))).toBe('good');
  expect(verdictOf(usage(3, 100, 6))).toBe('heavy');
});

it.each([
  [usage(0, 1_700, 3), { from: 5, to: 30 }],
  [usage(0, 1_700, 3, true), { from: 5, to: 35 }],
  [usage(0, 1_000), { from: 5, to: 29 }],
  [usage(0, 100, 3), { from: 2, to: 2 }],
  [usage(0, 99), { from: 1, to: 2 }],
  [usage(0, 50), { from: 1, to: 1 }],
])('recommends %j: %j', (asked, uses) => {
  expect(recommendedUses(asked)).toEqual(uses);
});

it('what is recommended is good, and one more than that is not', () => {
  for (let words = 1; words <= 3_000; words += 7) {
    for (let contentWords = 1; contentWords <= 6; contentWords += 1) {
      for (const wordForms of [false, true]) {
        const { from, to } = recommendedUses({ words, contentWords, wordForms });
        for (const matches of [from, to]) {
          expect(verdictOf({ matches, words, contentWords, wordForms })).toBe('good');
        }
        const more = verdictOf({ matches: to + 1, words, contentWords, wordForms });
        expect(['over', 'heavy']).toContain(more);
      }
    }
  }
});

it.each<[holding: number, of: number, verdict: Verdict]>([
  [0, 10, 'missing'],
  [29, 100, 'low'],
  [30, 100, 'good'],
  [75, 100, 'good'],
  [76, 100, 'over'],
  [1, 1, 'good'],
])('%i of %i parts that hold the phrase: %s', (holding, of, verdict) => {
  expect(shareVerdict(holding, of)).toBe(verdict);
});

it('a description has the phrase once or twice, a title once at most', () => {
  expect([0, 1, 2, 3].map(descriptionVerdict)).toEqual(['missing', 'good', 'good', 'over']);
  expect([0, 1, 2].map(titleVerdict)).toEqual(['good', 'good', 'over']);
});
