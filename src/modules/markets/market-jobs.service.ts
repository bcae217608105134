import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import type { MarketJobDto } from '../../contracts/markets/market-jobs.dto';
import { MARKET_MESSAGES } from '../../contracts/markets/market-messages';
import type { MarketPage } from '../../contracts/markets/market-pages';
import { AppError } from '../../core/errors/app-error';
import { listedAddresses, runName } from '../../domain/pages/run-name';
import { JobRemovalsService } from '../jobs/job-removals.service';
import { JobsService } from '../jobs/jobs.service';
import { MarketPagesRepository } from './market-pages.repository';

/** What users do with runs over pages: start one, look into it, and try again what failed. */
@Injectable()
export class MarketJobsService {
  constructor(
    private readonly jobs: JobsService,
    private readonly marketPages: MarketPagesRepository,
    removals: JobRemovalsService,
  ) {
    removals.add('tld-pages', (jobId) => marketPages.removeOf(jobId));
  }

  start(owner: AuthUser, { addresses, name }: MarketJobDto): Promise<JobView<'tld-pages'>> {
    const urls = listedAddresses(addresses);
    return this.jobs.create(owner, {
      kind: 'tld-pages',
      parameters: { name: name.trim() || runName(urls), addresses: urls.length },
      input: { addresses: urls },
    });
  }

  /** A new run of the same list that reads only the pages that were not read. */
  async retryFailed(owner: AuthUser, id: string): Promise<JobView<'tld-pages'>> {
    const { status, parameters } = await this.job(owner, id);
    if (status !== 'done') throw new AppError('CONFLICT', MARKET_MESSAGES.notFinished);
    const pages = await this.marketPages.list(id);
    if (pages.every(({ signals }) => signals !== null)) {
      throw new AppError('CONFLICT', MARKET_MESSAGES.nothingFailed);
    }
    return this.jobs.create(owner, {
      kind: 'tld-pages',
      parameters: { ...parameters, retryOf: id },
      input: { addresses: pages.map(({ url }) => url), from: id },
    });
  }

  /** Refuses whom the run does not belong to. */
  job(owner: AuthUser, id: string): Promise<JobView<'tld-pages'>> {
    return this.jobs.ofKind(owner, 'tld-pages', id);
  }

  /** The pages of a run, in the order of its list. */
  async pages(owner: AuthUser, id: string): Promise<MarketPage[]> {
    await this.job(owner, id);
    const records = await this.marketPages.list(id);
    return records.map(({ _id, job: _job, ...page }) => ({ id: String(_id), ...page }));
  }
}
