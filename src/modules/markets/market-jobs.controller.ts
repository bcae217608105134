import { Body, Controller, Get, Param, Post, type StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';
import { ApiTags } from '@nestjs/swagger';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import { MarketJobDto } from '../../contracts/markets/market-jobs.dto';
import { MARKET_MESSAGES } from '../../contracts/markets/market-messages';
import type { MarketPage } from '../../contracts/markets/market-pages';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { exportOf, type ExportFormat } from '../../core/http/export';
import { Format } from '../../core/http/list-parameters';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { MARKET_COLUMNS } from './market-export';
import { MarketJobsService } from './market-jobs.service';

/** Runs over pages that tell which language and country each is for. */
@ForTool('tld-language')
@ApiTags('Markets')
@Controller('tld-language/jobs')
export class MarketJobsController {
  constructor(private readonly jobs: MarketJobsService) {}

  /** Read pages and tell their language and country. Answers with the job that does it. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.addresses, tooLarge: MARKET_MESSAGES.tooManyAddresses })
  start(@CurrentUser() user: AuthUser, @Body() run: MarketJobDto): Promise<JobView<'tld-pages'>> {
    return this.jobs.start(user, run);
  }

  /** List the pages of a run. Those that were not read, too. */
  @Get(':id/pages')
  pages(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<MarketPage[]> {
    return this.jobs.pages(user, id);
  }

  /** Read again the pages of a run that were not read. Answers with a new job. */
  @Post(':id/retry')
  retry(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView<'tld-pages'>> {
    return this.jobs.retryFailed(user, id);
  }

  /** Export the pages of a run. */
  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
  ): Promise<StreamableFile> {
    const { parameters } = await this.jobs.job(user, id);
    const pages = await this.jobs.pages(user, id);
    return exportOf(
      { name: `[tld-language] ${parameters.name}`, format, user },
      MARKET_COLUMNS,
      Readable.from(pages),
    );
  }
}
