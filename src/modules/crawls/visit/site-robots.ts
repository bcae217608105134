import { decodeText } from '../../../core/fetch/decode-text';
import { FetchError } from '../../../core/fetch/fetch-error';
import type { SiteFetcher } from '../../../core/fetch/site-fetcher';
import { RobotsRules } from '../../../domain/crawl/robots-rules';
import { VISIT_LIMITS } from './visit-limits';

/** Hosts whose rules are remembered: of a site with subdomains, or of a list. */
const MOST_HOSTS = 1_000;
/** Addresses of which it is remembered: from page to page a site links to the same ones. */
const MOST_ADDRESSES = 20_000;

export interface RobotsFile {
  text: string;
  /** Null where nothing answered. */
  status: number | null;
  url: string;
}

/** Fetches the robots.txt of an address's site, through redirects as RFC 9309 has it. */
export async function fetchRobots(
  fetcher: SiteFetcher,
  address: string,
  signal?: AbortSignal,
): Promise<RobotsFile> {
  const url = new URL('/robots.txt', address).href;
  try {
    const answer = await fetcher.get(url, {
      maxBytes: VISIT_LIMITS.robotsBytes,
      timeoutMs: VISIT_LIMITS.robotsMilliseconds,
      signal,
    });
    return { text: decodeText(answer.body, 'text/plain; charset=utf-8').text, status: answer.status, url };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    // A redirect that leads nowhere is as good as none: 2.3.1.2.
    const status = error.reason === 'too-many-redirects' ? 404 : (error.head?.status ?? null);
    return { text: '', status, url };
  }
}

/** The robots.txt of each host that a crawl comes to, fetched once. */
export class SiteRobots {
  obeyed = true;
  private readonly rules = new Map<string, Promise<RobotsRules>>();
  private readonly known = new Map<string, RobotsRules>();
  private readonly forbidden = new Map<string, boolean>();

  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly signal: AbortSignal,
  ) {}

  of(address: string): Promise<RobotsRules> {
    const { origin } = new URL(address);
    if (this.rules.size > MOST_HOSTS) this.rules.clear();
    let rules = this.rules.get(origin);
    if (!rules) {
      rules = this.load(origin);
      this.rules.set(origin, rules);
    }
    return rules;
  }

  async allows(url: string): Promise<boolean> {
    return !this.obeyed || (await this.of(url)).allows(url);
  }

  /** Whether it is known that an address must not be fetched. */
  forbids(url: string): boolean {
    if (!this.obeyed) return false;
    const remembered = this.forbidden.get(url);
    if (remembered !== undefined) return remembered;
    const end = url.indexOf('/', 8);
    const rules = this.known.get(url.slice(0, end === -1 ? undefined : end));
    if (!rules) return false;
    const forbidden = !rules.allows(url);
    if (this.forbidden.size >= MOST_ADDRESSES) this.forbidden.clear();
    this.forbidden.set(url, forbidden);
    return forbidden;
  }

  private async load(origin: string): Promise<RobotsRules> {
    const { text, status, url } = await fetchRobots(this.fetcher, origin, this.signal);
    const rules = RobotsRules.parse(text, status, url);
    this.known.set(origin, rules);
    return rules;
  }
}
