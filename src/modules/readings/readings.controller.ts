import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { STATUS_CLASSES } from '../../contracts/scraper/crawl-reports';
import { JOB_STATUSES } from '../../contracts/jobs/job-states';
import { READING_MESSAGES, unreadSentence } from '../../contracts/readings/reading-messages';
import {
  READING_TOOLS,
  type ReadingPageDetail,
  type ReadingPageRow,
  type ReadingView,
} from '../../contracts/readings/readings';
import { ReadingDto } from '../../contracts/readings/readings.dto';
import { ForAnyTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { type ExportColumns, type ExportFormat, exportOf } from '../../core/http/export';
import { Format, List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { ReadingPagesService } from './reading-pages.service';
import { ReadingsService } from './readings.service';

const LIST = {
  sort: ['createdAt'],
  defaultSort: { field: 'createdAt', direction: 'DESC' },
  filter: { status: JOB_STATUSES },
} as const;

const PAGES = {
  sort: ['depth', 'url', 'title', 'status'],
  filter: { q: 'text', statusClass: { anyOf: STATUS_CLASSES } },
} as const;

/** Readings of sites. They keep the texts of pages for the tools that work on them, and are free. */
@ForAnyTool(READING_TOOLS)
@ApiTags('Site readings')
@Controller('readings')
export class ReadingsController {
  constructor(
    private readonly readings: ReadingsService,
    private readonly pages: ReadingPagesService,
  ) {}

  /** Start a reading. 409 while another one of the user’s is unfinished, or their readings take 50 MB. */
  @Post('jobs')
  @RequestBody({ maxBytes: BODY_BYTES.crawl, tooLarge: READING_MESSAGES.tooLarge, held: true })
  start(@CurrentUser() user: AuthUser, @Body() reading: ReadingDto): Promise<ReadingView> {
    return this.readings.start(user, reading);
  }

  /** List one’s own readings. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadingView[]> {
    return sendList(reply, 'readings', await this.readings.list(user, list), list.range);
  }

  /** Read a reading with its progress. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<ReadingView> {
    return this.readings.get(user, id);
  }

  /** Delete a reading with all that it keeps. 409 while it is unfinished. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.readings.remove(user, id);
  }

  /** List the pages of a reading. Without their texts. */
  @Get(':id/pages')
  async listPages(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(PAGES) list: ListOf<typeof PAGES>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReadingPageRow[]> {
    return sendList(reply, 'pages', await this.pages.list(user, id, list), list.range);
  }

  /** Read a page with the blocks of its main text. What repeats on other pages is left out. */
  @Get(':id/pages/:pageId')
  getPage(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('pageId', ObjectIdPipe) pageId: string,
  ): Promise<ReadingPageDetail> {
    return this.pages.get(user, id, pageId);
  }

  /** Export the pages of a reading. */
  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
  ): Promise<StreamableFile> {
    const { name, rows } = await this.pages.export(user, id);
    return exportOf({ name: `[site-reading] ${name}`, format, user }, READING_COLUMNS, rows);
  }
}

/** A page a line. */
const READING_COLUMNS: ExportColumns<ReadingPageRow> = {
  URL: ({ url }) => url,
  'Final URL': ({ finalUrl }) => finalUrl,
  Status: ({ status }) => status,
  'Not Read Because': unreadSentence,
  Depth: ({ depth }) => depth,
  'Found By': ({ source }) => source,
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  H1: ({ h1 }) => h1,
  Words: ({ read, words }) => (read ? words : null),
  Indexable: ({ indexable }) => (indexable ? 'yes' : 'no'),
  Canonical: ({ canonical }) => canonical,
  Robots: ({ robots }) => robots,
  Language: ({ lang }) => lang,
  'Content Hash': ({ contentHash }) => contentHash,
};
