import { Body, Controller, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
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
import { exportFormatOf, exportOf } from '../../core/http/export';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { safeFileName } from '../../domain/text/file-name';
import { MARKET_COLUMNS } from './market-export';
import { MarketJobsService } from './market-jobs.service';

/** Runs over pages that tell which language and country each is for. */
@ForTool('tld-language')
@ApiTags('Markets')
@Controller('tld-language/jobs')
export class MarketJobsController {
  constructor(private readonly jobs: MarketJobsService) {}

  /** Answers with the job that reads the pages. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.addresses, tooLarge: MARKET_MESSAGES.tooManyAddresses })
  start(@CurrentUser() user: AuthUser, @Body() run: MarketJobDto): Promise<JobView<'tld-pages'>> {
    return this.jobs.start(user, run);
  }

  /** All pages of a run, those that were not read included. */
  @Get(':id/pages')
  pages(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<MarketPage[]> {
    return this.jobs.pages(user, id);
  }

  /** Answers with a new job, which reads only the pages that were not read. */
  @Post(':id/retry')
  retry(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView<'tld-pages'>> {
    return this.jobs.retryFailed(user, id);
  }

  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Query('format') wanted: unknown,
  ): Promise<StreamableFile> {
    const format = exportFormatOf(wanted);
    const { parameters } = await this.jobs.job(user, id);
    const pages = await this.jobs.pages(user, id);
    return exportOf(
      { name: safeFileName(`[tld-language] ${parameters.name}`), format, user },
      MARKET_COLUMNS,
      Readable.from(pages),
    );
  }
}
