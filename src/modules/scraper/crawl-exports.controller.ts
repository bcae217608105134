import { Readable } from 'node:stream';
import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { attachment } from '../../core/files/attachment';
import type { AuthUser } from '../../contracts/access/access';
import { CRAWL_LISTS, type CrawlListName, type CrawlLists } from '../../contracts/scraper/crawl-lists';
import type { CrawledLinkRow, CrawlIssue } from '../../contracts/scraper/crawl-reports';
import type { CrawlTargetRow } from '../../contracts/scraper/crawl-targets';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { type ExportColumns, exportOf, type ExportFormat } from '../../core/http/export';
import { Format, type ListOf, ListToExport } from '../../core/http/list-parameters';
import { AnswersFile } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { HELD_COLUMNS, SAID_COLUMNS } from '../../domain/pages/page-columns';
import { type ComparisonRow, CrawlComparisonService } from './crawl-comparison.service';
import { CrawlLinksService } from './crawl-links.service';
import { CRAWL_LIST_COLUMNS } from './crawl-list-columns';
import { AsksForThreshold, crawlListOf, NamesList, thresholdOf } from './crawl-list-parameters';
import { CRAWL_LIST_ROWS, CRAWLED_PAGES, CRAWLED_LINKS, CRAWL_TARGETS } from './crawl-list-queries';
import { CrawlListsService } from './crawl-lists.service';
import { CrawlPagesService, type ExportedPage } from './crawl-pages.service';
import { CrawlReportsService } from './crawl-reports.service';
import { CrawlTargetsService } from './targets/crawl-targets.service';
import { CrawlsService } from './crawls.service';

const PAGES: ExportColumns<ExportedPage> = {
  URL: ({ url }) => url,
  'Content Type': ({ contentType }) => contentType,
  'Status Code': ({ status }) => status,
  Status: ({ statusClass, failure }) => failure ?? statusClass,
  Indexability: ({ indexable }) => (indexable ? 'Indexable' : 'Non-Indexable'),
  'Indexability Status': ({ indexabilityReason }) => indexabilityReason,
  ...SAID_COLUMNS,
  'Crawl Depth': ({ depth }) => depth,
  'Link Score': ({ linkScore }) => linkScore,
  Inlinks: ({ inlinks }) => inlinks,
  'Unique Inlinks': ({ uniqueInlinks }) => uniqueInlinks,
  Outlinks: ({ outlinks }) => outlinks,
  'External Outlinks': ({ externalOutlinks }) => externalOutlinks,
  ...HELD_COLUMNS,
  'In Sitemap': ({ inSitemap }) => inSitemap,
  Hash: ({ contentHash }) => contentHash,
  'Redirect URL': ({ redirectTo }) => redirectTo,
  Issues: ({ issues }) => issues.join(', '),
};

/** One column for each extraction rule; a rule's name may be that of a column above. */
function extractedColumns(rules: readonly string[]): ExportColumns<ExportedPage> {
  return Object.fromEntries(
    rules.map((rule) => [
      `Extracted: ${rule}`,
      ({ extracted }: ExportedPage) => extracted?.[rule]?.join(' | '),
    ]),
  );
}

const LINKS: ExportColumns<CrawledLinkRow> = {
  Source: ({ from }) => from,
  Destination: ({ to, fragment }) => (fragment === undefined ? to : `${to}#${fragment}`),
  Anchor: ({ anchor }) => anchor,
  Rel: ({ rel }) => rel.join(' '),
  'Link Position': ({ place }) => place,
  Internal: ({ internal }) => internal,
  'Not Followed Because': ({ skipped }) => skipped,
  'Status Code': ({ status }) => status,
  Failure: ({ failure }) => failure,
};

const TARGETS: ExportColumns<CrawlTargetRow> = {
  URL: ({ url }) => url,
  Kind: ({ kind }) => kind,
  Outcome: ({ outcome }) => outcome,
  'Status Code': ({ status }) => status,
  Failure: ({ failure, skipped }) => failure ?? skipped,
  Redirects: ({ redirects }) => redirects,
  'Final URL': ({ endUrl }) => endUrl,
  'Content Type': ({ contentType }) => contentType,
  Size: ({ bytes }) => bytes,
  'Pages That Name It': ({ pages }) => pages,
  'Found On': ({ foundOn }) => foundOn.map(({ url }) => url).join(' | '),
};

const ISSUES: ExportColumns<CrawlIssue> = {
  Issue: ({ title }) => title,
  Type: ({ type }) => type,
  Priority: ({ priority }) => priority,
  Pages: ({ pages }) => pages,
  Why: ({ why }) => why,
  'How to fix': ({ fix }) => fix,
};

const COMPARISON: ExportColumns<ComparisonRow> = {
  Change: ({ what }) => what,
  'Page or Issue': ({ name }) => name,
  Field: ({ field }) => field,
  Before: ({ before }) => before,
  After: ({ after }) => after,
  'Pages With It Now': ({ opened }) => opened,
  'Pages Without It Now': ({ closed }) => closed,
};

/** What a crawl holds, as csv or, with `format=json`, as JSON, while it is read. */
@AdminOnly()
@ForKeys({ read: 'results:read', write: 'tools:run' })
@ApiTags('Crawls')
@Controller('crawls/:id/export')
export class CrawlExportsController {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly pages: CrawlPagesService,
    private readonly links: CrawlLinksService,
    private readonly targets: CrawlTargetsService,
    private readonly reports: CrawlReportsService,
    private readonly lists: CrawlListsService,
    private readonly comparison: CrawlComparisonService,
  ) {}

  /** Export the pages of a crawl. All that the filter finds, as csv or JSON. */
  @Get('pages')
  async exportPages(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
    @ListToExport(CRAWLED_PAGES) list: ListOf<typeof CRAWLED_PAGES>,
  ): Promise<StreamableFile> {
    const mark = await this.partialMark(id);
    const { filter, sort } = list;
    const { rows, extractions } = await this.pages.export(id, filter, sort);
    return exportOf(
      { name: `crawl-pages${mark}`, format, user },
      { ...PAGES, ...extractedColumns(extractions) },
      rows,
    );
  }

  /** Export the links of a crawl. All that the filter finds, as csv or JSON. */
  @Get('links')
  async exportLinks(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
    @ListToExport(CRAWLED_LINKS) list: ListOf<typeof CRAWLED_LINKS>,
  ): Promise<StreamableFile> {
    const mark = await this.partialMark(id);
    const { filter } = list;
    return exportOf({ name: `crawl-links${mark}`, format, user }, LINKS, await this.links.export(id, filter));
  }

  /** Export what the pages of a crawl point at. All that the filter finds, as csv or JSON. */
  @Get('targets')
  async exportTargets(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
    @ListToExport(CRAWL_TARGETS) list: ListOf<typeof CRAWL_TARGETS>,
  ): Promise<StreamableFile> {
    const mark = await this.partialMark(id);
    const { filter, sort } = list;
    const rows = await this.targets.export(id, filter, sort);
    return exportOf({ name: `crawl-targets${mark}`, format, user }, TARGETS, rows);
  }

  /** Export the issues of a crawl. */
  @Get('issues')
  async exportIssues(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Format() format: ExportFormat,
  ): Promise<StreamableFile> {
    const mark = await this.partialMark(id);
    const issues = await this.reports.issues(id);
    return exportOf({ name: `crawl-issues${mark}`, format, user }, ISSUES, Readable.from(issues));
  }

  /** Export the rows of a report. All that the filter finds, as csv or JSON. */
  @Get('lists/:list')
  @NamesList('The list of the report.', CRAWL_LISTS)
  @AsksForThreshold()
  async exportRows(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('list') name: string,
    @Query('threshold') threshold: unknown,
    @Format() format: ExportFormat,
    @ListToExport(CRAWL_LIST_ROWS) { filter }: ListOf<typeof CRAWL_LIST_ROWS>,
  ): Promise<StreamableFile> {
    const list = crawlListOf(name);
    const wish = { q: filter.q ?? '', threshold: thresholdOf(threshold) };
    const rows = await this.lists.export(id, list, wish);
    const mark = await this.partialMark(id);
    return exportOf(
      { name: `crawl-${list}${mark}`, format, user },
      CRAWL_LIST_COLUMNS[list] as ExportColumns<CrawlLists[CrawlListName]>,
      rows,
    );
  }

  /** Export the comparison with another crawl. What has changed from the other crawl to this one. */
  @Get('compare/:otherId')
  async exportComparison(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('otherId', ObjectIdPipe) otherId: string,
    @Format() format: ExportFormat,
  ): Promise<StreamableFile> {
    const rows = await this.comparison.export(otherId, id);
    return exportOf({ name: 'crawl-comparison', format, user }, COMPARISON, rows);
  }

  /** Download a sitemap of the pages that may be indexed. */
  @Get('sitemap')
  @AnswersFile('application/xml')
  async exportSitemap(@Param('id', ObjectIdPipe) id: string): Promise<StreamableFile> {
    const mark = await this.partialMark(id);
    const pieces = await this.reports.sitemap(id);
    return new StreamableFile(Readable.from(pieces, { objectMode: false }), {
      type: 'application/xml; charset=utf-8',
      disposition: attachment(`sitemap${mark}.xml`),
    });
  }

  /** In the name of a file that does not hold all that the crawl would visit. */
  private async partialMark(id: string): Promise<string> {
    const { analysed, partial } = await this.crawls.found(id);
    return analysed && !partial ? '' : '-partial';
  }
}
