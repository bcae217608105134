import { minHash } from '../../../domain/scraper/min-hash';
import { nearDuplicatesAt } from '../../../domain/scraper/near-duplicates';
import { findSimilar, keptThreshold } from './similar-pages';

const WORDS = Array.from({ length: 300 }, (_, at) => `word${at}`);
/** The same text with so many words changed, spread over it. */
const changed = (words: number) => {
  const every = words === 0 ? Infinity : Math.floor(WORDS.length / words);
  return WORDS.map((word, at) => (at % every === 1 ? `${word}-other` : word)).join(' ');
};
const texts = [changed(0), changed(0), changed(3), changed(12), changed(30), 'Something else is said here'];
const signatures = texts.map((text) => minHash(text) as Uint32Array);
const pages = {
  numbers: [10, 11, 12, 13, 14, 15],
  hashes: texts,
  signatures: Uint32Array.from(signatures.flatMap((signature) => [...signature])),
};

describe('findSimilar', () => {
  it('groups what is the same to the letter', () => {
    expect(findSimilar(pages).exact).toEqual([[10, 11]]);
  });

  it('groups for each threshold what is that much alike', () => {
    const { groups } = findSimilar(pages);
    expect(groups.map(({ threshold }) => threshold)).toEqual([
      0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1,
    ]);
    for (const { threshold, near } of groups) {
      const [all = []] = nearDuplicatesAt(signatures, [threshold]);
      const alone = all.filter(({ members }) => new Set(members.map((member) => texts[member])).size > 1);
      const named = alone.map(({ members, similarity }) => ({
        members: members.map((member) => pages.numbers[member]),
        similarity,
      }));
      expect({ threshold, near }).toEqual({ threshold, near: named });
    }
    const membersAt = (wanted: number) =>
      groups.find(({ threshold }) => threshold === wanted)?.near[0]?.members ?? [];
    expect(membersAt(0.6)).toEqual(expect.arrayContaining([10, 11, 12, 13]));
    expect(membersAt(1)).toEqual([]);
    expect(membersAt(0.5)).not.toContain(15);
  });
});

describe('keptThreshold', () => {
  it.each([
    [0.9, 0.9],
    [0.93, 0.9],
    [0.95, 0.95],
    [1, 1],
  ])('takes for %d the groups of %d', (asked, kept) => {
    expect(keptThreshold(asked)).toBe(kept);
  });
});
