import { Injectable } from '@nestjs/common';
import type { MarketJobResult } from '../../../src/contracts/markets/market-jobs';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { MarketRunService } from '../../../src/modules/markets/market-run.service';
import type { JobContext, JobProcessor } from '../processor';
import { LanguageTeller } from './language-teller';

/** Reads the pages of a list and tells which language and country each is for. */
@Injectable()
export class TldPagesProcessor implements JobProcessor<'tld-pages'> {
  readonly kind = 'tld-pages';

  constructor(private readonly markets: MarketRunService) {}

  async run(
    input: JobInput<'tld-pages'>,
    { jobId, signal, ...context }: JobContext<'tld-pages'>,
  ): Promise<MarketJobResult> {
    const teller = new LanguageTeller();
    try {
      return await this.markets.run(input, {
        jobId,
        signal,
        reportProgress: (progress) => context.reportProgress(progress),
        tellLanguage: (text) => teller.tell(text),
      });
    } finally {
      await teller.close();
    }
  }
}
