import { GRANULARITIES, type Granularity } from '../../src/contracts/keywords/grouping';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, walkOf } from '../../src/domain/hub/hub-tree';
import { makeHub } from '../../src/domain/hub/make-hub';

/** How many of the labelled groups are of each topic, in their order. */
const TOPICS = {
  en: { coffee: 7, running: 7, money: 7, home: 1, rooms: 1, garden: 1, dogs: 1, privacy: 1 },
  de: { coffee: 4, heating: 6, tax: 5, outdoor: 3, bicycles: 3, pets: 2, jobs: 1, banking: 1 },
  es: { kitchen: 5, recipes: 3, money: 5, travel: 4, plants: 3, jobs: 2, pets: 1, sport: 1 },
  fr: {
    ...{ heating: 4, kitchen: 2, recipes: 3, money: 5, outdoor: 3 },
    ...{ travel: 2, garden: 2, jobs: 1, pets: 1, home: 2 },
  },
} as const;
const LANGUAGES = Object.keys(TOPICS) as (keyof typeof TOPICS)[];
/** Of no keyword, so that nothing is off topic and every cluster looks for its place. */
const SEED = 'everything';

/** Of each keyword its topic. */
function labelled(language: keyof typeof TOPICS): Map<string, string> {
  const groups = readFileSync(join(__dirname, 'keywords', `${language}.txt`), 'utf8')
    .replace(/^#.*\n/, '')
    .trim()
    .split('\n\n')
    .map((group) => group.split('\n'));
  const topics = Object.entries(TOPICS[language]).flatMap(([topic, count]) =>
    Array<string>(count).fill(topic),
  );
  expect(topics).toHaveLength(groups.length);
  return new Map(groups.flatMap((group, at) => group.map((text) => [text, topics[at] ?? ''] as const)));
}

/** How many keywords of a tree stand below a page of another topic, of how many, and how many stand below a page at all. */
function countStrays(granularity: Granularity) {
  const counts = { strays: 0, nested: 0, keywords: 0 };
  for (const language of LANGUAGES) {
    const topics = labelled(language);
    const file = Buffer.from([...topics.keys()].join('\n'));
    const { ground, trees } = makeHub({ file, seed: SEED, language, existing: [] });
    const { order, byId } = walkOf(trees[granularity]);
    const topicsOf = (places: readonly number[] = []) =>
      places.flatMap((place) => topics.get(ground.keywords[place]?.text ?? '') ?? []);
    for (const { parent, keywords } of order) {
      const [above] = parent === ROOT ? [] : topicsOf(byId.get(parent ?? '')?.keywords);
      const own = topicsOf(keywords);
      counts.keywords += own.length;
      counts.nested += above === undefined ? 0 : own.length;
      counts.strays += above === undefined ? 0 : own.filter((topic) => topic !== above).length;
    }
  }
  return counts;
}

it.each(GRANULARITIES)('keeps 97 %% of the labelled keywords in their topic: %s', (granularity) => {
  const { strays, nested, keywords } = countStrays(granularity);
  expect(keywords).toBe(415);
  expect(nested).toBeGreaterThan(0);
  expect(strays / keywords).toBeLessThanOrEqual(0.03);
});
