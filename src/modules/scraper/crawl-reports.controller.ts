import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  COMPARISON_LISTS,
  CRAWL_LISTS,
  type CrawlListName,
  type CrawlLists,
} from '../../contracts/scraper/crawl-lists';
import type {
  ChainsReport,
  ChangedPage,
  CrawlComparison,
  CrawledLinkRow,
  CrawledPageDetail,
  CrawledPageRow,
  CrawlIssue,
  CrawlOverview,
  DuplicatesReport,
  HreflangReport,
  SitemapsReport,
} from '../../contracts/scraper/crawl-reports';
import type { CrawlTargetRow } from '../../contracts/scraper/crawl-targets';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { sendList } from '../../core/http/list-query';
import { List, type ListOf } from '../../core/http/list-parameters';
import { oneOf } from '../../core/http/one-of';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { CrawlComparisonService } from './crawl-comparison.service';
import { CrawlDuplicatesService } from './crawl-duplicates.service';
import { CrawlLinksService } from './crawl-links.service';
import { CRAWL_LIST_ROWS, CRAWLED_PAGES, CRAWLED_LINKS, CRAWL_TARGETS } from './crawl-list-queries';
import { AsksForThreshold, crawlListOf, NamesList, thresholdOf } from './crawl-list-parameters';
import { CrawlListsService } from './crawl-lists.service';
import { CrawlPagesService } from './crawl-pages.service';
import { CrawlReportsService } from './crawl-reports.service';
import { CrawlTargetsService } from './targets/crawl-targets.service';

/** What a crawl tells. All but its pages and a page's links is known when it is analysed; 409 before. */
@AdminOnly()
@ForKeys({ read: 'results:read', write: 'tools:run' })
@ApiTags('Crawls')
@Controller('crawls/:id')
export class CrawlReportsController {
  constructor(
    private readonly pages: CrawlPagesService,
    private readonly links: CrawlLinksService,
    private readonly targets: CrawlTargetsService,
    private readonly reports: CrawlReportsService,
    private readonly lists: CrawlListsService,
    private readonly duplicated: CrawlDuplicatesService,
    private readonly comparison: CrawlComparisonService,
  ) {}

  /** List the pages of a crawl. There before the crawl is analysed, too. */
  @Get('pages')
  async listPages(
    @Param('id', ObjectIdPipe) id: string,
    @List(CRAWLED_PAGES) list: ListOf<typeof CRAWLED_PAGES>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrawledPageRow[]> {
    return sendList(reply, 'pages', await this.pages.list(id, list), list.range);
  }

  /** Read one page of a crawl. */
  @Get('pages/:pageId')
  page(
    @Param('id', ObjectIdPipe) id: string,
    @Param('pageId', ObjectIdPipe) pageId: string,
  ): Promise<CrawledPageDetail> {
    return this.pages.get(id, pageId);
  }

  /** List the links of a crawl. */
  @Get('links')
  async listLinks(
    @Param('id', ObjectIdPipe) id: string,
    @List(CRAWLED_LINKS) list: ListOf<typeof CRAWLED_LINKS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrawledLinkRow[]> {
    const { filter, range } = list;
    return sendList(reply, 'links', await this.links.list(id, filter, range), range);
  }

  /** List what the pages of a crawl point at. If the crawl asks for it; there before it is analysed, too. */
  @Get('targets')
  async listTargets(
    @Param('id', ObjectIdPipe) id: string,
    @List(CRAWL_TARGETS) list: ListOf<typeof CRAWL_TARGETS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrawlTargetRow[]> {
    return sendList(reply, 'targets', await this.targets.list(id, list), list.range);
  }

  /** List the issues of a crawl. */
  @Get('issues')
  issues(@Param('id', ObjectIdPipe) id: string): Promise<CrawlIssue[]> {
    return this.reports.issues(id);
  }

  /** Report duplicate pages. */
  @Get('duplicates')
  @AsksForThreshold()
  duplicates(
    @Param('id', ObjectIdPipe) id: string,
    @Query('threshold') threshold: unknown,
  ): Promise<DuplicatesReport> {
    return this.duplicated.report(id, thresholdOf(threshold));
  }

  /** Report chains of redirects and canonicals. */
  @Get('chains')
  chains(@Param('id', ObjectIdPipe) id: string): Promise<ChainsReport> {
    return this.reports.report(id, 'chains');
  }

  /** Report faults of hreflang. */
  @Get('hreflang')
  hreflang(@Param('id', ObjectIdPipe) id: string): Promise<HreflangReport> {
    return this.reports.report(id, 'hreflang');
  }

  /** Report the sitemaps and what they leave out. */
  @Get('sitemaps')
  sitemaps(@Param('id', ObjectIdPipe) id: string): Promise<SitemapsReport> {
    return this.reports.report(id, 'sitemaps');
  }

  /** Read a crawl’s overview. */
  @Get('overview')
  overview(@Param('id', ObjectIdPipe) id: string): Promise<CrawlOverview> {
    return this.reports.report(id, 'overview');
  }

  /** List the rows of a report. The report has the first ones. */
  @Get('lists/:list')
  @NamesList('The list of the report.', CRAWL_LISTS)
  @AsksForThreshold()
  async listRows(
    @Param('id', ObjectIdPipe) id: string,
    @Param('list') name: string,
    @Query('threshold') threshold: unknown,
    @List(CRAWL_LIST_ROWS) list: ListOf<typeof CRAWL_LIST_ROWS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrawlLists[CrawlListName][]> {
    const { filter, range } = list;
    const wish = { q: filter.q ?? '', threshold: thresholdOf(threshold) };
    return sendList(reply, name, await this.lists.page(id, crawlListOf(name), wish, range), range);
  }

  /** Compare a crawl with another one. What has changed from the other crawl to this one. */
  @Get('compare/:otherId')
  compare(
    @Param('id', ObjectIdPipe) id: string,
    @Param('otherId', ObjectIdPipe) otherId: string,
  ): Promise<CrawlComparison> {
    return this.comparison.compare(otherId, id);
  }

  /** List what is new, lost or changed. The comparison has the first ones. */
  @Get('compare/:otherId/:list')
  @NamesList('What of the comparison is listed.', COMPARISON_LISTS)
  async listCompared(
    @Param('id', ObjectIdPipe) id: string,
    @Param('otherId', ObjectIdPipe) otherId: string,
    @Param('list') name: string,
    @List(CRAWL_LIST_ROWS) list: ListOf<typeof CRAWL_LIST_ROWS>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<(ChangedPage | CrawlComparison['added']['rows'][number])[]> {
    const { filter, range } = list;
    const wanted = oneOf(COMPARISON_LISTS, name, `list must be one of ${COMPARISON_LISTS.join(', ')}.`);
    const page = await this.comparison.page([otherId, id], wanted, filter.q ?? '', range);
    return sendList(reply, wanted, page, range);
  }
}
