import { Injectable } from '@nestjs/common';
import type { MarketJobResult } from '../../../src/contracts/markets/tld-pages.kind';
import type { JobInput } from '../../../src/contracts/jobs/job-kinds';
import { CallingThread } from '../../../src/core/process/calling-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import { MarketRunService } from '../../../src/modules/markets/market-run.service';
import type { JobContext, JobProcessor } from '../processor';

const LANGUAGES = { name: 'that tells languages', file: threadFile(__dirname, 'language-thread.js') };

/** Reads the pages of a list and tells which language and country each is for. */
@Injectable()
export class TldPagesProcessor implements JobProcessor<'tld-pages'> {
  readonly kind = 'tld-pages';

  constructor(private readonly markets: MarketRunService) {}

  async run(
    input: JobInput<'tld-pages'>,
    { jobId, signal, ...context }: JobContext<'tld-pages'>,
  ): Promise<MarketJobResult> {
    const languages = new CallingThread<string, string | null>(LANGUAGES);
    try {
      return await this.markets.run(input, {
        jobId,
        signal,
        reportProgress: (progress) => context.reportProgress(progress),
        tellLanguage: (text) => languages.call(text),
      });
    } finally {
      await languages.close();
    }
  }
}
