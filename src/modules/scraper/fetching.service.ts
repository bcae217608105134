import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { AuthUser } from '../../contracts/access/access';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { MAX_PAGE_BYTES, type ReadPage } from '../../contracts/fetching/fetching';
import { FETCHING_MESSAGES } from '../../contracts/fetching/fetching-messages';
import { AppError } from '../../core/errors/app-error';
import { decodeText } from '../../core/fetch/decode-text';
import { FetchError } from '../../core/fetch/fetch-error';
import type { SiteAnswer } from '../../core/fetch/site-answer';
import { type GetOptions, SiteFetcher } from '../../core/fetch/site-fetcher';
import { PageRequests } from '../../core/throttle/page-requests';

/** Nothing that a site says is no text: those that say nothing are mostly pages. */
const TEXT = /^\s*(?:$|text\/|application\/(?:[\w.-]+\+)?(?:xml|json)\b)/i;

type FetchOptions = Pick<GetOptions, 'accepts' | 'headers' | 'maxBytes' | 'timeoutMs'>;

/** Reads pages that a browser may not, since their sites do not let other origins read them. */
@Injectable()
export class FetchingService {
  private readonly logger = new Logger(FetchingService.name);

  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly requests: PageRequests,
  ) {}

  async read(user: AuthUser, url: string): Promise<ReadPage> {
    const accepts = (contentType: string) => TEXT.test(contentType);
    const { body, contentType } = await this.hold(user, () => this.fetch(url, { accepts }));
    const content = decodeText(body, contentType).text;
    return { content, version: createHash('sha256').update(content).digest('hex') };
  }

  /** Runs `work` in one of the few places that somebody has for reading pages. */
  hold<Result>(user: AuthUser, work: () => Promise<Result>): Promise<Result> {
    return this.requests.hold(user, work);
  }

  /** A page, or what else is asked for, that is there; fails with a sentence for the user. */
  async fetch(url: string, options: FetchOptions): Promise<SiteAnswer> {
    const answer = await this.get(url, options);
    if (answer.status >= 300) {
      throw new AppError('FETCH_FAILED', FETCHING_MESSAGES.statusRefused(answer.status));
    }
    return answer;
  }

  private async get(url: string, options: GetOptions): Promise<SiteAnswer> {
    try {
      return await this.fetcher.get(url, { maxBytes: MAX_PAGE_BYTES, ...options });
    } catch (cause) {
      if (!(cause instanceof FetchError)) throw cause;
      this.logger.debug(`A page was not read: ${cause.message}`);
      throw new AppError('FETCH_FAILED', fetchSentence(cause.reason), { cause });
    }
  }
}
