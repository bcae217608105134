import type { CrawlOptions, SkipReason } from '../../contracts/scraper/crawls';
import type { FilteredReason } from '../../contracts/scraper/unseen-links';
import { hash53 } from './hash';
import { IGNORED_SEGMENTS } from './ignored';
import { LinkFilter, pathsWith } from './link-filter';
import { hasQuery } from './query-strings';
import type { RobotsRules } from './robots-rules';

/** Addresses that are told apart; beyond it they are no longer counted. */
const MOST_TOLD_APART = 200_000;

const FILTERED: ReadonlySet<SkipReason> = new Set<SkipReason>(['query', 'query-limit', 'ignored-path']);
const isList = pathsWith(IGNORED_SEGMENTS);

/** Why an address of the site is not visited though it may be a page with links to others; null where it is none of these. */
export function filteredReason(
  url: string,
  skipped: SkipReason | null,
  { lists }: Pick<CrawlOptions, 'lists'>,
): FilteredReason | null {
  if (skipped === 'query') return 'queries';
  if (skipped === 'query-limit') return 'query-limit';
  if (skipped !== 'ignored-path') return null;
  return !lists && isList(new URL(url).pathname.toLowerCase()) ? 'lists' : 'ignored';
}

/**
 * The different addresses that a run would have visited but for its filter, by why. What robots.txt forbids is none of them: its
 * links lead search engines nowhere, and no other setting would let a run see them.
 */
export class FilteredAddresses {
  private readonly filter: LinkFilter;
  private readonly counts = new Map<FilteredReason, number>();
  private readonly examples = new Map<FilteredReason, string>();
  /** Whether each is one. */
  private readonly known = new Map<number, boolean>();

  constructor(
    private readonly options: CrawlOptions,
    private readonly rules: readonly Pick<RobotsRules, 'allows'>[],
  ) {
    this.filter = new LinkFilter(options, options.startUrl);
  }

  /** Enters an address that is not visited, in its normal form; whether it is one of these. */
  add(url: string, skipped: SkipReason | null): boolean {
    if (skipped === null || !FILTERED.has(skipped)) return false;
    const key = hash53(url);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const counts = !this.options.robots || this.rules.every((rules) => rules.allows(url));
    if (this.known.size >= MOST_TOLD_APART) return counts;
    this.known.set(key, counts);
    const reason = counts ? filteredReason(url, skipped, this.options) : null;
    if (reason !== null) this.count(reason, url);
    return counts;
  }

  /** The same of one of which nobody has said yet why it is not visited. */
  judge(url: string): boolean {
    const limit = this.options.queries && hasQuery(url) ? 'query-limit' : null;
    return this.add(url, this.filter.verdict(url) ?? limit);
  }

  countOf(reason: FilteredReason): number {
    return this.counts.get(reason) ?? 0;
  }

  /** The shortest of them. */
  exampleOf(reason: FilteredReason): string | undefined {
    return this.examples.get(reason);
  }

  private count(reason: FilteredReason, url: string): void {
    this.counts.set(reason, this.countOf(reason) + 1);
    const example = this.examples.get(reason);
    if (example === undefined || url.length < example.length) this.examples.set(reason, url);
  }
}
