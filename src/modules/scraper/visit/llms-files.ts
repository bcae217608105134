import type { LlmsFile } from '../../../contracts/scraper/llms-file';
import { fetchLlms, UNKNOWN_LLMS } from '../../../core/pages/site-llms';
import type { SiteRobots } from '../../../core/pages/site-robots';
import type { PoliteFetcher } from '../../../core/fetch/polite-fetcher';

/** What hosts answer at /llms.txt: each is asked once, when its first page has come. */
export class LlmsFiles {
  private readonly asked = new Set<string>();

  constructor(
    private readonly robots: SiteRobots,
    private readonly fetcher: PoliteFetcher,
    private readonly signal: AbortSignal,
  ) {}

  /** Null for each page but the first of its host. One that shows a page at any address shows it there, too, and has no such file. */
  async of(url: string, showsAnything: boolean): Promise<LlmsFile | null> {
    const { origin } = new URL(url);
    if (this.asked.has(origin)) return null;
    this.asked.add(origin);
    if ((await this.robots.hindrance(`${origin}/llms.txt`)) !== null) return UNKNOWN_LLMS;
    const file = await fetchLlms(this.fetcher, origin, this.signal);
    return showsAnything && file.state === 'other' ? { state: 'missing', bytes: 0 } : file;
  }
}
