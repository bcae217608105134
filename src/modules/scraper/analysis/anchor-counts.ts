import type { AnchorRow } from '../../../contracts/scraper/crawl-reports';

/** Different anchor texts that are counted, and targets of each: of a site with more, those that come first. */
const MOST_ANCHORS = 20_000;
const MOST_TARGETS = 1_000;

/** Which texts links have, and to how many pages each leads. */
export class AnchorCounts {
  private readonly counts = new Map<string, { links: number; targets: Set<number> }>();

  add(anchor: string, target: number): void {
    let count = this.counts.get(anchor);
    if (!count) {
      if (this.counts.size >= MOST_ANCHORS) return;
      count = { links: 0, targets: new Set() };
      this.counts.set(anchor, count);
    }
    count.links++;
    if (count.targets.size < MOST_TARGETS) count.targets.add(target);
  }

  /** The commonest ones first. */
  rows(): AnchorRow[] {
    return [...this.counts]
      .map(([anchor, { links, targets }]) => ({ anchor, links, targets: targets.size }))
      .sort((a, b) => b.links - a.links);
  }
}
