import { Injectable } from '@nestjs/common';
import { packed, unpacked } from '../../../core/database/packed';
import { SiteFetcher } from '../../../core/fetch/site-fetcher';
import { fetchRobots } from '../../../core/pages/site-robots';
import { RobotsRules } from '../../../domain/scraper/robots-rules';
import { CRAWLER_NAME } from '../../../contracts/scraper/crawls';
import type { WatchFailure } from '../../../contracts/watches/watches';
import type { HostRecord } from '../watch-records.schema';
import { WatchHostsRepository } from './watch-hosts.repository';

const HOUR_MS = 60 * 60_000;
/** After so long a robots.txt is read again: a site that closes itself is told of within the hour. */
const FRESH_MS = HOUR_MS;
/** What was read before holds so long where it can't be read: RFC 9309, section 2.4. */
const STALE_MS = 24 * HOUR_MS;
/** One that could not be read is tried again sooner. */
const FAILED_MS = 5 * 60_000;
/** As Google's robots.txt names the crawler of its search. */
const GOOGLE = 'Googlebot';

export interface HostRules {
  /** Whether we may fetch an address. */
  allows: (url: string) => boolean;
  /** Whether Google may. */
  verdict: (url: string) => 'allowed' | 'blocked';
  /** Milliseconds between two requests that the site asks for. */
  delayMs: number;
}

/** The robots.txt of hosts, kept with them. */
@Injectable()
export class HostRobots {
  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly hosts: WatchHostsRepository,
  ) {}

  /** Whether it has to be read before anything else is asked of the host. */
  isStale({ robots }: HostRecord, origin: string, now: Date): boolean {
    if (!robots || new URL(robots.url).origin !== origin) return true;
    const age = now.getTime() - robots.at.getTime();
    return age < 0 || age >= (robots.failure ? FAILED_MS : FRESH_MS);
  }

  /** Reads it in the holder's turn. */
  async read(
    host: HostRecord,
    holder: string,
    origin: string,
    now: Date,
    signal: AbortSignal,
  ): Promise<void> {
    const { text, status, url, failure } = await fetchRobots(this.fetcher, origin, signal);
    const before = host.robots;
    const holds = failure && before?.readAt && now.getTime() - before.readAt.getTime() < STALE_MS;
    const robots = holds
      ? { ...before, at: now, failure }
      : { at: now, url, status, packed: await packed(text), ...(failure ? { failure } : { readAt: now }) };
    await this.hosts.keepRobots(host._id, holder, robots);
  }

  /** What it says, or why nobody knows. */
  async rulesOf({ robots }: HostRecord, now: Date): Promise<HostRules | WatchFailure> {
    if (!robots) return 'robots-unreadable';
    const isKnown = robots.readAt && now.getTime() - robots.readAt.getTime() < STALE_MS;
    if (robots.failure && !isKnown) return robots.failure;
    const text = await unpacked(robots.packed);
    const rules = RobotsRules.ofAgents(text, robots.status, robots.url);
    const [ours, google] = [rules(CRAWLER_NAME), rules(GOOGLE)];
    return {
      allows: (url) => ours.allows(url),
      verdict: (url) => (google.allows(url) ? 'allowed' : 'blocked'),
      delayMs: (ours.crawlDelay ?? 0) * 1_000,
    };
  }
}
