import { NO_STEM } from './word-ids';

/**
 * What stems of titles weigh in phrases (text-tools.md, 7): nothing where more than 30 % of the titles have them, 0.3 from
 * 4 % and three titles on. Of fewer than five titles none is taken for a template's, as with blocks of a template.
 */
const TEMPLATE = { share: 0.3, titles: 5 } as const;
const COMMON = { share: 0.04, titles: 3, weight: 0.3 } as const;

const NONE: readonly number[] = [];

export const COMMON_WEIGHT = COMMON.weight;

/** How much each stem tells of which page is meant: 1, 0.3 or 0. */
export class StemWeights {
  private readonly pages = new Map<number, number[]>();

  /** @param titles by page, the stems of its title and main heading */
  constructor(private readonly titles: readonly (readonly number[])[]) {
    titles.forEach((stems, page) => {
      for (const stem of new Set(stems)) {
        if (stem === NO_STEM) continue;
        const known = this.pages.get(stem);
        if (known) known.push(page);
        else this.pages.set(stem, [page]);
      }
    });
  }

  stems(): Iterable<number> {
    return this.pages.keys();
  }

  /** Pages that have a stem in their title or main heading. */
  pagesOf(stem: number): readonly number[] {
    return this.pages.get(stem) ?? NONE;
  }

  weightOf(stem: number): number {
    const count = this.pagesOf(stem).length;
    const { length } = this.titles;
    if (count >= TEMPLATE.titles && count > length * TEMPLATE.share) return 0;
    return count >= COMMON.titles && count >= length * COMMON.share ? COMMON.weight : 1;
  }
}
