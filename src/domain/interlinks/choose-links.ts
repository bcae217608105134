/** The least score of a link that is shown (text-tools.md, 7). */
export const MIN_SCORE = 45;
/** The same where the meaning of its sentence tells that it is right [A]. */
export const LEAST_SCORE = 35;
/** New links to one page: 3 % of the pages, and on small sites some all the same, or as many as one page may have [A]. */
const TARGET_CAP = { share: 0.03, min: 5 } as const;
/** How often one anchor text may lead to one page. */
const SAME_ANCHOR = 3;

/** A link that may be chosen; pages are those of the run. */
export interface Choosable {
  source: number;
  target: number;
  block: number;
  offset: number;
  start: number;
  /** In lower case. */
  anchorText: string;
  score: number;
  accepted: boolean;
  /** Whether its sentence calls the page by its name: surer than any score. */
  called: boolean;
  /** Whether it sends the reader there. */
  pointed: boolean;
}

export interface Chosen<Link> {
  links: Link[];
  /** Pairs of pages that a cap left without a link. */
  capped: number;
}

/**
 * Chooses from the best down, accepted ones first, then those that call a page by its name: as many from a page as may be, as many to a page, an anchor text three times
 * to it, one link a sentence and one a pair of pages. Of equal scores the order of pages and texts decides.
 */
export function chooseLinks<Link extends Choosable>(
  links: readonly Link[],
  { pages, perPage }: { pages: number; perPage: number },
): Chosen<Link> {
  const perTarget = Math.max(TARGET_CAP.min, perPage, Math.ceil(pages * TARGET_CAP.share));
  const used = {
    pair: new Counter(),
    sentence: new Counter(),
    from: new Counter(),
    to: new Counter(),
    anchor: new Counter(),
  };
  const capped = new Set<number>();
  const chosen: Link[] = [];
  for (const link of links.toSorted(byWorth)) {
    const { source, target, block, offset, anchorText } = link;
    const pair = source * pages + target;
    if (used.pair.of(pair) > 0) continue;
    const limits = [
      [used.sentence, `${source} ${block} ${offset}`, 1],
      [used.from, source, perPage],
      [used.to, target, perTarget],
      [used.anchor, `${target} ${anchorText}`, SAME_ANCHOR],
    ] as const;
    // What has been accepted stays so where a cap has become smaller; two links in a sentence stay wrong.
    const binding = link.accepted ? limits.slice(0, 1) : limits;
    if (binding.some(([counter, key, most]) => counter.of(key) >= most)) {
      capped.add(pair);
      continue;
    }
    for (const [counter, key] of limits) counter.increase(key);
    used.pair.increase(pair);
    chosen.push(link);
  }
  const left = [...capped].filter((pair) => used.pair.of(pair) === 0);
  return { links: chosen, capped: left.length };
}

class Counter {
  private readonly counts = new Map<string | number, number>();

  of(key: string | number): number {
    return this.counts.get(key) ?? 0;
  }

  increase(key: string | number): void {
    this.counts.set(key, this.of(key) + 1);
  }
}

function byWorth(a: Choosable, b: Choosable): number {
  return (
    Number(b.accepted) - Number(a.accepted) ||
    Number(b.called) - Number(a.called) ||
    Number(b.pointed) - Number(a.pointed) ||
    b.score - a.score ||
    a.source - b.source ||
    a.target - b.target ||
    a.block - b.block ||
    a.offset - b.offset ||
    a.start - b.start
  );
}
