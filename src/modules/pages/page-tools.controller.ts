import { Body, Controller, Get, Injectable, Param, Post, Res, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { JobView } from '../../contracts/jobs/jobs';
import { LINK_PLACES } from '../../contracts/pages/page-facts';
import { PAGE_MESSAGES } from '../../contracts/pages/page-messages';
import { PageRunDto } from '../../contracts/pages/page-runs.dto';
import type { PageToolId } from '../../contracts/pages/pages.kind';
import {
  type AnalysedLink,
  type AnalysedPage,
  type AnalysedPageRow,
  HEADING_PROBLEMS,
  PAGE_OUTCOMES,
} from '../../contracts/pages/page-runs';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { exportOf, type ExportFormat } from '../../core/http/export';
import { sendList } from '../../core/http/list-query';
import { Format, List, type ListOf } from '../../core/http/list-parameters';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { HEADING_COLUMNS, headingRows, LINK_COLUMNS, PAGE_COLUMNS } from './page-exports';
import { PagesService } from './pages.service';

const PAGES = {
  sort: [
    'position',
    'url',
    'status',
    'title',
    'titlePixels',
    'words',
    'internalLinks',
    'inlinks',
    'depth',
    'milliseconds',
    'bytes',
  ],
  filter: {
    q: 'text',
    outcome: PAGE_OUTCOMES,
    indexable: 'boolean',
    problem: HEADING_PROBLEMS,
    orphan: 'boolean',
    deadEnd: 'boolean',
  },
} as const;
const LINKS = {
  sort: ['order', 'source', 'target', 'anchor', 'targetStatus'],
  filter: { q: 'text', place: LINK_PLACES, internal: 'boolean', nofollow: 'boolean', broken: 'boolean' },
} as const;

/** Runs over pages and what they found; each of the tools below offers it to those who may use that tool. */
@Injectable()
abstract class PageToolController {
  protected abstract readonly tool: PageToolId;

  constructor(protected readonly runs: PagesService) {}

  /** Read pages. Answers with the job that does it. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.addresses, tooLarge: PAGE_MESSAGES.tooManyAddresses })
  start(@CurrentUser() user: AuthUser, @Body() run: PageRunDto): Promise<JobView<'pages'>> {
    return this.runs.start(user, this.tool, run);
  }

  /** List the pages of a run. */
  @Get(':id/pages')
  async pages(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(PAGES) request: ListOf<typeof PAGES>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalysedPageRow[]> {
    return sendList(reply, 'pages', await this.runs.listPages(user, id, request), request.range);
  }

  /** Read one page of a run, with its redirects and headings. */
  @Get(':id/pages/:pageId')
  page(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('pageId', ObjectIdPipe) pageId: string,
  ): Promise<AnalysedPage> {
    return this.runs.page(user, id, pageId);
  }

  /** List the links of a run. */
  @Get(':id/links')
  async links(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(LINKS) request: ListOf<typeof LINKS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnalysedLink[]> {
    return sendList(reply, 'links', await this.runs.listLinks(user, id, request), request.range);
  }

  /** Export a run. What the tool is about, as CSV or JSON. */
  @Get(':id/export')
  async export(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
  ): Promise<StreamableFile> {
    const { parameters } = await this.runs.job(user, id);
    const file = { name: `[${this.tool}] ${parameters.name}`, format, user };
    if (this.tool === 'interlink-extractor') {
      return exportOf(file, LINK_COLUMNS, await this.runs.streamLinks(user, id));
    }
    const pages = await this.runs.streamPages(user, id);
    return this.tool === 'heading-extractor'
      ? exportOf(file, HEADING_COLUMNS, headingRows(pages))
      : exportOf(file, PAGE_COLUMNS, pages);
  }
}

@ForTool('pages-analysis')
@ApiTags('Pages')
@Controller('pages-analysis/runs')
export class PagesAnalysisController extends PageToolController {
  protected readonly tool = 'pages-analysis';
}

@ForTool('interlink-extractor')
@ApiTags('Pages')
@Controller('interlink-extractor/runs')
export class InterlinkExtractorController extends PageToolController {
  protected readonly tool = 'interlink-extractor';
}

@ForTool('heading-extractor')
@ApiTags('Pages')
@Controller('heading-extractor/runs')
export class HeadingExtractorController extends PageToolController {
  protected readonly tool = 'heading-extractor';
}
