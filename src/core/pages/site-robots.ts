import { setTimeout as sleep } from 'node:timers/promises';
import type { FetchFailure, RobotsFailure } from '../../contracts/scraper/crawls';
import { aiBlocking } from '../../domain/scraper/ai-crawlers';
import { RobotsRules } from '../../domain/scraper/robots-rules';
import { decodeText } from '../fetch/decode-text';
import { FetchError } from '../fetch/fetch-error';
import type { PoliteFetcher } from '../fetch/polite-fetcher';
import type { SiteFetcher } from '../fetch/site-fetcher';

/** Hosts whose rules are remembered: of a site with subdomains, or of a list. */
const MOST_HOSTS = 1_000;
/** Addresses of which it is remembered: from page to page a site links to the same ones. */
const MOST_ADDRESSES = 20_000;
const MOST_BYTES = 1024 * 1024;
const MOST_MS = 10_000;
/** Before a robots.txt that could not be read is asked for once more. */
const RETRY_MS = 1_000;
/** What keeps the whole host away, its pages too; what else goes wrong is told of its robots.txt. */
const OF_THE_HOST: readonly FetchFailure[] = [
  'scheme',
  'credentials',
  'port',
  'address',
  'dns',
  'connect',
  'tls',
];

/** Why a host's rules are not known, so that none of its pages may be asked for. */
export type Unread = FetchFailure | RobotsFailure;

export interface RobotsFile {
  text: string;
  /** Null where nothing answered. */
  status: number | null;
  url: string;
  /** Why it could not be read: RFC 9309 tells that from one that is not there. */
  failure: Unread | null;
}

/** The rules of a host that were read, as a crawl keeps them for its next run. */
export type KeptRobots = Pick<RobotsFile, 'text' | 'status' | 'url'>;

type Rules = { rules: RobotsRules; failure: null } | { rules: null; failure: Unread; again: boolean };

/** Fetches the robots.txt of an address's site, through redirects as RFC 9309 has it. */
export async function fetchRobots(
  fetcher: Pick<SiteFetcher, 'get'>,
  address: string,
  signal?: AbortSignal,
): Promise<RobotsFile> {
  const url = new URL('/robots.txt', address).href;
  try {
    const { body, status } = await fetcher.get(url, { maxBytes: MOST_BYTES, timeoutMs: MOST_MS, signal });
    const failure = failureOf(status);
    return { text: failure ? '' : decodeText(body, 'text/plain; charset=utf-8').text, status, url, failure };
  } catch (error) {
    if (!(error instanceof FetchError) || error.reason === 'aborted') throw error;
    const { reason, head } = error;
    // A redirect that leads nowhere is as good as none: 2.3.1.2.
    if (reason === 'too-many-redirects') return { text: '', status: 404, url, failure: null };
    const status = head?.status ?? null;
    if (reason === 'too-large' && status !== null)
      return { text: '', status, url, failure: failureOf(status) };
    return { text: '', status, url, failure: OF_THE_HOST.includes(reason) ? reason : robotsFailure(reason) };
  }
}

/** The robots.txt of each host that a run comes to: read once, and once more where that went wrong. */
export class SiteRobots {
  obeyed = true;
  /** Told of each file that was read. */
  onRead: (file: KeptRobots) => void = () => undefined;
  private readonly rules = new Map<string, Promise<Rules>>();
  private readonly known = new Map<string, RobotsRules>();
  private readonly ai = new Map<string, ReturnType<typeof aiBlocking>>();
  private readonly forbidden = new Map<string, boolean>();
  private readonly before = new Map<string, KeptRobots>();

  constructor(
    private readonly fetcher: PoliteFetcher,
    private readonly signal: AbortSignal,
  ) {}

  /** What the run before has read: it holds where it can't be read now. */
  remember(files: readonly KeptRobots[]): void {
    for (const file of files) this.before.set(new URL(file.url).origin, file);
  }

  /** Rules that could not be read are asked for again by whoever is here for the last time. */
  async of(address: string, again = false): Promise<Rules> {
    const { origin } = new URL(address);
    if (this.rules.size > MOST_HOSTS) this.rules.clear();
    const known = this.rules.get(origin);
    if (known) {
      const found = await known;
      // Another page may have asked again in the meantime.
      if (found.rules || !again || found.again || this.rules.get(origin) !== known) return found;
    }
    const rules = this.load(origin, again);
    this.rules.set(origin, rules);
    return rules;
  }

  /** Whether an address may be fetched: `robots` where it is forbidden, else why nobody knows. */
  async hindrance(url: string, again = false): Promise<Unread | 'robots' | null> {
    if (!this.obeyed) return null;
    const { rules, failure } = await this.of(url, again);
    if (!rules) return failure;
    return rules.allows(url) ? null : 'robots';
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

  /** For what the rules of its host, as far as they were read, keep AI crawlers from an address. */
  hiddenFrom(url: string): ReturnType<ReturnType<typeof aiBlocking>> {
    return this.ai.get(new URL(url).origin)?.(url) ?? [];
  }

  private async load(origin: string, again: boolean): Promise<Rules> {
    let file: KeptRobots & { failure: Unread | null } = await this.fetchTwice(origin);
    const before = this.before.get(origin);
    if (!file.failure) this.onRead({ text: file.text, status: file.status, url: file.url });
    else if (before) file = { ...before, failure: null };
    if (file.failure) return { rules: null, failure: file.failure, again };
    const rules = RobotsRules.parse(file.text, file.status, file.url);
    if (this.obeyed) this.fetcher.askHostAtMostEvery(origin, (rules.crawlDelay ?? 0) * 1_000);
    this.known.set(origin, rules);
    this.ai.set(origin, aiBlocking(file));
    return { rules, failure: null };
  }

  private async fetchTwice(origin: string): Promise<RobotsFile> {
    const first = await fetchRobots(this.fetcher, origin, this.signal);
    if (!first.failure || !passes(first.failure)) return first;
    await sleep(RETRY_MS, undefined, { signal: this.signal });
    return fetchRobots(this.fetcher, origin, this.signal);
  }
}

/** Whether it may be otherwise a second later; what was waited for in vain is tried again later. */
function passes(failure: Unread): boolean {
  return !['scheme', 'credentials', 'port', 'address', 'robots-timeout'].includes(failure);
}

/** Too Many Requests says as little of what may be fetched as a server's error does. */
function failureOf(status: number): RobotsFailure | null {
  if (status === 429) return 'robots-busy';
  return status >= 500 ? 'robots-server-error' : null;
}

function robotsFailure(reason: FetchFailure): RobotsFailure {
  return reason === 'timeout' ? 'robots-timeout' : 'robots-unreadable';
}
