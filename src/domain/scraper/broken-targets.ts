import { TARGET_KINDS, type TargetKind } from '../../contracts/scraper/crawl-targets';

/** How many of the things that a page points at are broken, of each kind; of links to pages of other sites. */
export type BrokenCounts = Record<TargetKind, number>;

/** Counts them for the pages of a crawl by their numbers. */
export class BrokenTargets {
  private readonly counts: Record<TargetKind, Uint32Array>;

  constructor(pages: number) {
    this.counts = Object.fromEntries(
      TARGET_KINDS.map((kind) => [kind, new Uint32Array(pages)]),
    ) as typeof this.counts;
  }

  add(page: number, kind: TargetKind): void {
    const { [kind]: counts } = this.counts;
    counts[page] = (counts[page] ?? 0) + 1;
  }

  countsOf(page: number): BrokenCounts {
    return Object.fromEntries(
      TARGET_KINDS.map((kind) => [kind, this.counts[kind][page] ?? 0]),
    ) as BrokenCounts;
  }
}
