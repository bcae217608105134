import { FetchError } from './fetch-error';
import { HostPace } from './host-pace';
import { retryAfterMs } from './retry-after';
import type { AnswerHead, SiteAnswer } from './site-answer';
import type { GetOptions, SiteFetcher } from './site-fetcher';

/** Too Many Requests, and Service Unavailable. */
const COMPLAINTS = [429, 503];
/** Hosts that are remembered: a crawl may ask 2,000 other ones, and where they redirect to. */
const MOST_HOSTS = 5_000;

/** A host that is asked less often than it would be, since it said so. */
export interface SlowedHost {
  host: string;
  /** Milliseconds between two requests. */
  everyMs: number;
  /** Milliseconds until it is asked again. */
  pauseMs: number;
}

/** Asks other sites as one run of a tool may: each host seldom enough, and more seldom when it complains. */
export class PoliteFetcher {
  private readonly paces = new Map<string, HostPace>();

  constructor(
    private readonly sites: SiteFetcher,
    private usualMs: number,
  ) {}

  /** Milliseconds between two requests to a host that is not known yet. */
  askAtMostEvery(milliseconds: number): void {
    this.usualMs = milliseconds;
  }

  /** The same for the host of one address, by what it says itself. */
  askHostAtMostEvery(address: string, milliseconds: number): void {
    this.paceOf(address).askAtMostEvery(milliseconds);
  }

  /** As `SiteFetcher.get`, when it is the host's turn; the time limit begins then. */
  async get(address: string, options: GetOptions = {}): Promise<SiteAnswer> {
    const pace = this.paceOf(address);
    await pace.turn(options.signal);
    const askedAt = performance.now();
    try {
      const answer = await this.sites.get(address, options);
      note(pace, askedAt, answer);
      return answer;
    } catch (error) {
      if (error instanceof FetchError && error.head) note(pace, askedAt, error.head);
      throw error;
    }
  }

  /** What is asked from here on is asked for the last time. */
  calm(): void {
    for (const pace of this.paces.values()) pace.calm();
  }

  /** The host that is waited for the longest, of those that have complained. */
  slowed(): SlowedHost | null {
    const now = performance.now();
    let slowest: SlowedHost | null = null;
    for (const [host, pace] of this.paces) {
      const slowdown = pace.slowdown(now);
      if (slowdown && (!slowest || slowdown.pauseMs > slowest.pauseMs)) slowest = { host, ...slowdown };
    }
    return slowest;
  }

  close(): Promise<void> {
    return this.sites.close();
  }

  private paceOf(address: string): HostPace {
    const host = hostOf(address);
    const known = this.paces.get(host);
    if (known) return known;
    // The one that was met first is the likeliest to be done with.
    if (this.paces.size >= MOST_HOSTS) this.paces.delete(this.paces.keys().next().value as string);
    const pace = new HostPace(this.usualMs);
    this.paces.set(host, pace);
    return pace;
  }
}

function note(pace: HostPace, askedAt: number, { status, headers }: AnswerHead): void {
  if (!COMPLAINTS.includes(status)) pace.praise(performance.now());
  else pace.complain({ askedAt, pauseMs: retryAfterMs(headers['retry-after'], Date.now()) });
}

/** Host and port of an address. */
function hostOf(address: string): string {
  const start = address.indexOf('//') + 2;
  const end = address.slice(start).search(/[/?#]/);
  return address.slice(start, end === -1 ? undefined : start + end).toLowerCase();
}
