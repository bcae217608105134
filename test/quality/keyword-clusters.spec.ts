import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agnes } from 'ml-hclust';
import { INTENT_TYPES } from '../../src/contracts/intent/intent';
import { DEFAULT_VOCABULARIES } from '../../src/domain/intent/vocabulary/default-vocabularies';
import { clusterKeywords, CUTS } from '../../src/domain/keywords/cluster-keywords';
import { termsOfKeyword } from '../../src/domain/keywords/keyword-terms';
import { dot, termVectors } from '../../src/domain/keywords/term-vectors';
import { adjustedRandIndex } from '../support/agreement';

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;

/** Of each language the groups that one page would answer. */
const GROUPS = LANGUAGES.flatMap((language) =>
  readFileSync(join(__dirname, 'keywords', `${language}.txt`), 'utf8')
    .replace(/^#.*\n/, '')
    .trim()
    .split('\n\n')
    .map((group) => group.split('\n').map((text) => ({ text, language }))),
);
const KEYWORDS = GROUPS.flat().map(({ text, language }) => ({
  text,
  volume: null,
  terms: termsOfKeyword(text, language),
}));
const COMMON = new Set(
  LANGUAGES.flatMap((language) =>
    INTENT_TYPES.flatMap((type) => {
      const { important, others } = DEFAULT_VOCABULARIES[language][type];
      return [...important, ...others].flatMap((word) =>
        /\s/.test(word) ? [] : termsOfKeyword(word, language),
      );
    }),
  ),
);

it('knows at least 400 keywords in 80 groups', () => {
  expect(KEYWORDS.length).toBeGreaterThanOrEqual(400);
  expect(GROUPS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(KEYWORDS.map(({ text }) => text)).size).toBe(KEYWORDS.length);
});

it('puts together what one page would answer', () => {
  const { balanced } = clusterKeywords(KEYWORDS, COMMON);
  const clusters = balanced.map(({ members }) => members.map(({ text }) => text));
  const labelled = GROUPS.map((group) => group.map(({ text }) => text));
  expect(adjustedRandIndex(clusters, labelled)).toBeGreaterThanOrEqual(0.8);
});

it.each(Object.entries(CUTS))('agrees with the average linkage of ml-hclust at the cut %s', (name, cut) => {
  const few = KEYWORDS.slice(0, 300);
  const { vectors } = termVectors(
    few.map(({ terms }) => terms),
    COMMON,
  );
  const distances = vectors.map((one) => vectors.map((other) => (one === other ? 0 : 1 - dot(one, other))));
  const tree = agnes(distances, { method: 'average', isDistanceMatrix: true });
  const theirs = tree.cut(1 - cut).map((cluster) => cluster.indices());
  const places = new Map(few.map((keyword, at) => [keyword, at]));
  const ours = clusterKeywords(few, COMMON)[name as keyof typeof CUTS].map(({ members }) =>
    members.map((member) => places.get(member) ?? -1),
  );
  expect(adjustedRandIndex(ours, theirs)).toBeGreaterThanOrEqual(0.98);
});
