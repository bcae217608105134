import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { WatchOutcome } from '../../contracts/watches/watch-content';
import { unreadSentence, WATCH_MESSAGES as SAYS } from '../../contracts/watches/watch-messages';
import type { WatchPreviewDto } from '../../contracts/watches/watches.dto';
import { MAX_PREVIEW_LINES, type WatchFailure, type WatchPreviewView } from '../../contracts/watches/watches';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { PageRequests } from '../../core/throttle/page-requests';
import { normaliseAddress } from '../../domain/scraper/address';
import { WatchClock } from './checking/watch-clock';
import type { WatchFetched } from './fetching/fetch-answers';
import { NotNow, WatchFetchingService } from './fetching/watch-fetching.service';
import { PageTooCostly, ScopeRefused, WatchReader } from './reading/watch-reader';
import { addressKeyOf, WatchesRepository } from './watches.repository';
import { assertUsable } from './watches.service';

/** A preview just before, of other settings maybe, serves again. */
const SHARED_MS = 60_000;
/** Its host may be asked by a check, and its robots.txt takes a turn: somebody waits for no longer. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 250;

type Unread = Omit<WatchPreviewView, 'url' | 'watched'>;

/** Shows what of a page would be compared. */
@Injectable()
export class WatchPreviewService {
  constructor(
    private readonly watches: WatchesRepository,
    private readonly requests: PageRequests,
    private readonly fetching: WatchFetchingService,
    private readonly reader: WatchReader,
    private readonly clock: WatchClock,
  ) {}

  async preview(user: AuthUser, wanted: WatchPreviewDto): Promise<WatchPreviewView> {
    assertUsable(wanted);
    const url = normaliseAddress(wanted.url);
    if (url === null) throw fieldsRefused({ url: SAYS.addressInvalid });
    const [known] = await this.watches.findByKeys(user.id, [addressKeyOf(url)]);
    const watched = known?._id.toHexString() ?? null;
    const shown = await this.requests.hold(user, async () => this.shown(await this.fetch(url), wanted));
    return { url, watched, ...shown };
  }

  private async fetch(url: string): Promise<WatchFetched> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.fetching.fetch({
          ...{ url, addressKey: addressKeyOf(url), share: true },
          sharedSince: new Date(this.clock.now().getTime() - SHARED_MS),
          now: () => this.clock.now(),
          signal: AbortSignal.timeout(2 * PATIENCE_MS),
        });
      } catch (error) {
        if (!(error instanceof NotNow)) throw error;
        const waitMs = Math.max(LOOK_MS, error.until.getTime() - this.clock.now().getTime());
        if (performance.now() + waitMs > until) throw new AppError('FETCH_FAILED', SAYS.hostBusy);
        await wait(waitMs);
      }
    }
  }

  private async shown(fetched: WatchFetched, { scope, masks, rules }: WatchPreviewDto): Promise<Unread> {
    if (fetched.kind !== 'answer') {
      const failure = fetched.kind === 'failed' ? fetched.failure : undefined;
      return unread(failure === 'type' ? 'type' : 'network', { status: null, failure });
    }
    const { answer } = fetched;
    const { status } = answer;
    try {
      const most = MAX_PREVIEW_LINES;
      const page = await this.reader.ask<'preview'>({ kind: 'preview', answer, scope, masks, rules, most });
      if (page.outcome !== 'ok') return unread(page.outcome, { status });
      const { lines, totalLines, fields, needsScript, leftOut, totalLeftOut } = page;
      return {
        ...{ outcome: 'ok', sentence: '', status, finalUrl: answer.url, redirects: answer.redirects.length },
        ...{ title: fields?.title[0] ?? '', lines, totalLines, fields, needsScript },
        ...{ leftOut, totalLeftOut },
      };
    } catch (error) {
      if (error instanceof PageTooCostly) return unread('network', { status, failure: 'too-costly' });
      if (error instanceof ScopeRefused) throw fieldsRefused({ scope: error.message }, undefined, error);
      throw error;
    }
  }
}

/** Why it is not shown; what kept it from being reached is told more closely than by its outcome. */
function unread(
  outcome: Exclude<WatchOutcome, 'ok'>,
  { status, failure }: { status: number | null; failure?: WatchFailure },
): Unread {
  const why = failure && outcome === 'network' ? ` ${unreadSentence(outcome, { status, failure })}` : '';
  return {
    ...{ outcome, sentence: `${SAYS.unread(outcome, status)}${why}`, status, finalUrl: null, redirects: 0 },
    ...{ title: '', lines: [], totalLines: 0, fields: null, needsScript: false },
    ...{ leftOut: [], totalLeftOut: 0 },
  };
}
