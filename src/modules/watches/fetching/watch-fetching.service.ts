import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FetchFailure, RedirectHop } from '../../../contracts/scraper/crawls';
import type { WatchFailure } from '../../../contracts/watches/watches';
import { packed, unpacked } from '../../../core/database/packed';
import { FetchError } from '../../../core/fetch/fetch-error';
import { FETCH_LIMITS } from '../../../core/fetch/fetch-limits';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import { SiteFetcher } from '../../../core/fetch/site-fetcher';
import { isHtml } from '../../../domain/scraper/indexability';
import {
  asText,
  conditional,
  fetchedOf,
  fromText,
  redirectOf,
  type WatchFetch,
  type WatchFetched,
} from './fetch-answers';
import type { WatchTurn } from '../watches.schema';
import { HostRobots, type HostRules } from './host-robots';
import { SharedFetchesRepository } from './shared-fetches.repository';
import { HOST_GAP_MS, WatchHostsRepository } from './watch-hosts.repository';

/** What Googlebot reads of HTML, decoded: Google's documentation of February 2026. */
const MAX_BYTES = 2 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60_000;
/** So long a turn that came too early is kept, and those that come meanwhile ask in vain. */
const LATE_MS = 60_000;

/** It is not this page's turn: somebody asks its host, or has just done so. Thrown before the page was asked for. */
export class NotNow extends Error {
  override readonly name = 'NotNow';

  /**
   * @param host whose turn it is not
   * @param isOwn whether it was this page's, for its robots.txt
   */
  constructor(
    readonly until: Date,
    readonly host: string,
    readonly isOwn = false,
  ) {
    super(`Not before ${until.toISOString()}.`);
  }
}

/** Hosts that one visit has the turn at, with what their robots.txt says. */
interface Visit {
  holder: string;
  held: Map<string, { since: number; gapMs: number; rules: HostRules | WatchFailure | null }>;
  pauseMs: number;
}

/** Fetches watched pages: one request to a host at a time, five seconds apart, as its robots.txt allows. */
@Injectable()
export class WatchFetchingService {
  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly hosts: WatchHostsRepository,
    private readonly robots: HostRobots,
    private readonly shared: SharedFetchesRepository,
  ) {}

  /**
   * Fetches a page, or takes what was just fetched of it. `begin` is asked before the first request of the page itself.
   * @throws NotNow, and what `begin` throws
   */
  async fetch(
    wanted: WatchFetch,
    begin: () => Promise<void> = () => Promise.resolve(),
  ): Promise<WatchFetched> {
    const found = await this.shared.find(wanted.addressKey, wanted.sharedSince, wanted.now());
    if (found) {
      await begin();
      return { ...fromText(await unpacked(found.packed)), milliseconds: 0, bytes: 0, shared: true };
    }
    const visit: Visit = { holder: randomUUID(), held: new Map(), pauseMs: 0 };
    try {
      const fetched = await this.visit(wanted, visit, begin);
      if (fetched.kind === 'answer') visit.pauseMs = Math.min(fetched.retryAfterMs ?? 0, DAY_MS);
      if (wanted.share && fetched.kind === 'answer') await this.keepShared(wanted, fetched);
      return fetched;
    } finally {
      await this.leave(visit, wanted.now());
    }
  }

  /** When a page that was told `NotNow` may come again: each that waits for a host at a time of its own, in their order. */
  async nextTurn({ until, host, isOwn }: NotNow, now: Date, turn?: WatchTurn): Promise<WatchTurn> {
    if (isOwn) return { host, since: now, at: until };
    // Whose turn came before the host is free is still before those behind it, unless the host wants to be left alone.
    if (turn?.host === host && until.getTime() - now.getTime() <= LATE_MS) return { ...turn, at: until };
    const at = await this.hosts.queue(host, now);
    return { host, since: at, at };
  }

  private async visit(wanted: WatchFetch, visit: Visit, begin: () => Promise<void>): Promise<WatchFetched> {
    const { validators, now, signal } = wanted;
    const started = performance.now();
    const redirects: RedirectHop[] = [];
    let url = wanted.url;
    let robotsTxt: 'allowed' | 'blocked' | null = null;
    const failed = (failure: WatchFailure): WatchFetched => ({
      ...{ kind: 'failed', failure, robotsTxt, retryAfterMs: null },
      ...{ milliseconds: Math.round(performance.now() - started), bytes: 0, shared: false },
    });
    for (;;) {
      const rules = await this.enter(url, visit, wanted);
      if (redirects.length === 0) await begin();
      if (typeof rules === 'string') return failed(rules);
      robotsTxt = rules.verdict(url);
      if (!rules.allows(url)) return failed('robots');
      const timeoutMs = FETCH_LIMITS.totalMs - (performance.now() - started);
      if (timeoutMs <= 0) return failed('timeout');
      const headers = redirects.length === 0 ? conditional(validators) : {};
      const answer = await this.get(url, { headers, timeoutMs, signal });
      if (typeof answer === 'string') return failed(answer);
      const next = redirectOf(answer);
      if (next === null) return fetchedOf(answer, { redirects, robotsTxt, started, now: now().getTime() });
      redirects.push({ url, status: answer.status, location: next });
      if (redirects.length > FETCH_LIMITS.redirects) return failed('too-many-redirects');
      url = next;
    }
  }

  /** Takes the turn at a host; its robots.txt, where it has to be read, takes a turn of its own. */
  private async enter(url: string, visit: Visit, { now, signal, isLast, hasAsked }: WatchFetch) {
    const { host: name, origin } = new URL(url);
    const known = visit.held.get(name)?.rules;
    if (known) return known;
    const since = now().getTime();
    const turn = await this.hosts.take(name, { holder: visit.holder, now: now(), isLast });
    if (turn.until) throw new NotNow(turn.until, name);
    hasAsked?.();
    visit.held.set(name, { since, gapMs: HOST_GAP_MS, rules: null });
    if (this.robots.isStale(turn.host, origin, now())) {
      await this.robots.read(turn.host, visit.holder, origin, now(), signal);
      throw new NotNow(new Date(now().getTime() + HOST_GAP_MS), name, true);
    }
    const rules = await this.robots.rulesOf(turn.host, now());
    const delayMs = typeof rules === 'string' ? 0 : rules.delayMs;
    visit.held.set(name, { since, gapMs: Math.max(HOST_GAP_MS, delayMs), rules });
    return rules;
  }

  private async get(
    url: string,
    options: { headers: Record<string, string>; timeoutMs: number; signal: AbortSignal },
  ): Promise<SiteAnswer | FetchFailure> {
    try {
      return await this.fetcher.get(url, {
        ...options,
        maxBytes: MAX_BYTES,
        maxRedirects: 0,
        accepts: (contentType) => isHtml(contentType || null),
      });
    } catch (error) {
      options.signal.throwIfAborted();
      if (!(error instanceof FetchError) || error.reason === 'aborted') throw error;
      return error.reason;
    }
  }

  private async leave({ holder, held, pauseMs }: Visit, now: Date): Promise<void> {
    for (const [name, { since, gapMs }] of held) {
      const freeAt = new Date(now.getTime() + Math.max(gapMs, pauseMs));
      await this.hosts.letGo(name, holder, { freeAt, turnMs: now.getTime() - since + gapMs });
    }
  }

  private async keepShared({ addressKey, now }: WatchFetch, fetched: WatchFetched): Promise<void> {
    await this.shared.keep(addressKey, now(), await packed(asText(fetched)));
  }
}
