import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { WayOutState } from '../../contracts/health/health';
import { FetchError } from './fetch-error';
import { SiteFetcher } from './site-fetcher';

const TRY_MS = 5_000;
/** However often health is asked for, the operator's host is asked once in this time. */
const BETWEEN_TRIES_MS = 60_000;

/** Tries the way out to other sites at FETCH_CHECK_URL and nowhere else. */
@Injectable()
export class WayOut {
  private readonly logger = new Logger('WayOut');
  private readonly address: string;
  private known?: WayOutState;
  private trying?: Promise<WayOutState>;
  private triedAt = -Infinity;

  constructor(
    private readonly fetcher: SiteFetcher,
    @Inject(ENVIRONMENT) { fetchCheckUrl }: Environment,
  ) {
    this.address = fetchCheckUrl;
  }

  /** As the last try found it, which is a minute old at most while it is asked for. */
  async state(): Promise<WayOutState> {
    if (!this.address) return 'unknown';
    if (performance.now() - this.triedAt > BETWEEN_TRIES_MS) {
      this.triedAt = performance.now();
      this.trying = this.try();
    }
    return this.known ?? (await this.trying) ?? 'unknown';
  }

  private async try(): Promise<WayOutState> {
    const err = await this.failure();
    const state = err ? 'down' : 'up';
    if (err && this.known !== 'down') {
      this.logger.warn({ err }, 'FETCH_CHECK_URL cannot be reached: no page can be read');
    }
    if (!err && this.known === 'down') this.logger.log('FETCH_CHECK_URL is reached again');
    this.known = state;
    return state;
  }

  /** Any answer shows the way out, whatever it says. */
  private async failure(): Promise<unknown> {
    try {
      await this.fetcher.get(this.address, { timeoutMs: TRY_MS, maxRedirects: 0, accepts: () => false });
      return undefined;
    } catch (error) {
      return error instanceof FetchError && error.head ? undefined : error;
    }
  }
}
