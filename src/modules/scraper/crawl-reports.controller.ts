import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  type ChainsReport,
  type CrawlComparison,
  type CrawledLinkRow,
  type CrawledPageDetail,
  type CrawledPageRow,
  type CrawlIssue,
  type CrawlOverview,
  type DuplicatesReport,
  type HreflangReport,
  NEAR_DUPLICATES,
  type SitemapsReport,
} from '../../contracts/crawls/crawl-reports';
import type { CrawlTargetRow } from '../../contracts/crawls/crawl-targets';
import { AdminOnly } from '../../core/auth/access.decorator';
import { AppError } from '../../core/errors/app-error';
import { sendList } from '../../core/http/list-query';
import { List, type ListOf } from '../../core/http/list-parameters';
import { QueryParameters } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { CrawlComparisonService } from './crawl-comparison.service';
import { CrawlDuplicatesService } from './crawl-duplicates.service';
import { CrawlLinksService } from './crawl-links.service';
import { CRAWLED_PAGES, CRAWLED_LINKS, CRAWL_TARGETS } from './crawl-list-queries';
import { CrawlPagesService } from './crawl-pages.service';
import { CrawlReportsService } from './crawl-reports.service';
import { CrawlTargetsService } from './targets/crawl-targets.service';

/** What a crawl tells. All but its pages and a page's links is known when it is analysed; 409 before. */
@AdminOnly()
@ApiTags('Crawls')
@Controller('crawls/:id')
export class CrawlReportsController {
  constructor(
    private readonly pages: CrawlPagesService,
    private readonly links: CrawlLinksService,
    private readonly targets: CrawlTargetsService,
    private readonly reports: CrawlReportsService,
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
  @QueryParameters({
    threshold: {
      description: 'How alike pages are from which on they count as near duplicates.',
      schema: { type: 'number', minimum: NEAR_DUPLICATES.lowest, maximum: 1, default: NEAR_DUPLICATES.usual },
    },
  })
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

  /** Compare a crawl with another one. What has changed from the other crawl to this one. */
  @Get('compare/:otherId')
  compare(
    @Param('id', ObjectIdPipe) id: string,
    @Param('otherId', ObjectIdPipe) otherId: string,
  ): Promise<CrawlComparison> {
    return this.comparison.compare(otherId, id);
  }
}

function thresholdOf(text: unknown): number {
  if (text === undefined || text === '') return NEAR_DUPLICATES.usual;
  const threshold = typeof text === 'string' ? Number(text) : NaN;
  if (threshold >= NEAR_DUPLICATES.lowest && threshold <= 1) return threshold;
  throw new AppError('BAD_REQUEST', `threshold must be a number from ${NEAR_DUPLICATES.lowest} to 1.`);
}
