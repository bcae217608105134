import { TemplateCandidates, TemplateCount, templateThreshold } from './template-blocks';

it.each([
  [1, 5],
  [5, 5],
  [16, 5],
  [17, 6],
  [20, 6],
  [21, 7],
  [500, 150],
])('of %s pages a block must be on %s', (pages, threshold) => {
  expect(templateThreshold(pages)).toBe(threshold);
});

/** Numbers that look like chance, the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pages of at most `most` keys; some keys are on about as many pages as must be. */
function somePages(seed: number, most: number): Set<number>[] {
  const random = chance(seed);
  const pages = 1 + Math.floor(random() * 60);
  return Array.from({ length: pages }, () => {
    const common = [1, 2, 3, 4].filter((key) => random() < 0.2 + key * 0.05);
    const own = Array.from(
      { length: Math.floor(random() * (most - 4)) },
      () => 10 + Math.floor(random() * 400),
    );
    return new Set([...common, ...own]);
  });
}

function naive(pages: readonly Set<number>[]): Set<number> {
  const counts = new Map<number, number>();
  for (const page of pages) for (const key of page) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = templateThreshold(pages.length);
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key));
}

it('finds what a count of all keys finds, with counters for few of them', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const most = 6 + (seed % 20);
    const pages = somePages(seed, most);
    const candidates = new TemplateCandidates(most);
    for (const page of pages) candidates.add(page);
    expect(candidates.keys().size).toBeLessThanOrEqual(Math.ceil((most * 100) / 30));
    const count = new TemplateCount(candidates.keys());
    for (const page of pages) count.add(page);
    expect([...count.template()].sort((a, b) => a - b)).toEqual([...naive(pages)].sort((a, b) => a - b));
  }
});

it('does not care in which order the pages come', () => {
  const pages = somePages(7, 12);
  const templateOf = (order: readonly Set<number>[]) => {
    const candidates = new TemplateCandidates(12);
    for (const page of order) candidates.add(page);
    const count = new TemplateCount(candidates.keys());
    for (const page of order) count.add(page);
    return [...count.template()].sort((a, b) => a - b);
  };
  expect(templateOf(pages.toReversed())).toEqual(templateOf(pages));
});
