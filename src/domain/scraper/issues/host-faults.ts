import type { CrawledPage } from '../../../contracts/scraper/crawls';
import type { HostRule } from './issue-rule';

/** The share of a host's pages above which a fault is the host's. */
const MOST = 0.5;
/** Of each rule: the pages that it is about, those that break it, and the number of the first of these. */
const COUNTS = 3;

/** Which faults hosts have as a whole: `note` each page of the crawl once, then ask for any of them. */
export class HostFaults {
  private readonly hosts = new Map<string, Uint32Array>();

  constructor(private readonly rules: readonly HostRule[]) {}

  note(page: CrawledPage, number: number): void {
    const counts = this.countsOf(page);
    for (const [place, rule] of this.rules.entries()) {
      if (!rule.among(page)) continue;
      const at = place * COUNTS;
      counts[at] = (counts[at] as number) + 1;
      if (!rule.test(page)) continue;
      if (counts[at + 1] === 0) counts[at + 2] = number;
      counts[at + 1] = (counts[at + 1] as number) + 1;
    }
  }

  /** Ids of the rules that most pages of its host break, and that are told at another one. */
  toldElsewhere(page: CrawledPage, number: number): Set<string> {
    const counts = this.countsOf(page);
    const told = this.rules.filter((_, place) => {
      const [pages = 0, broken = 0, first] = counts.subarray(place * COUNTS, (place + 1) * COUNTS);
      return broken > pages * MOST && first !== number;
    });
    return new Set(told.map(({ id }) => id));
  }

  private countsOf({ url }: CrawledPage): Uint32Array {
    const { host } = new URL(url);
    let counts = this.hosts.get(host);
    if (!counts) this.hosts.set(host, (counts = new Uint32Array(this.rules.length * COUNTS)));
    return counts;
  }
}
