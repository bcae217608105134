import { Injectable } from '@nestjs/common';
import type { CrawlListName, CrawlLists } from '../../contracts/scraper/crawl-lists';
import type {
  AnchorRow,
  CrawlChain,
  DuplicateGroup,
  HreflangFinding,
  PageReference,
} from '../../contracts/scraper/crawl-reports';
import type { ListPage, ListRange } from '../../core/database/list-page';
import { searchMatcher } from '../../domain/text/search';
import { areKept, readRows } from './analysis/row-parts';
import { SITEMAP_LISTS, type SitemapList, sitemapRules } from './analysis/site-reports';
import { CrawlDuplicatesService } from './crawl-duplicates.service';
import { CrawlReportsRepository } from './crawl-reports.repository';
import { CrawlReportsService } from './crawl-reports.service';
import { CrawlTables } from './table/crawl-tables';

/** Which rows of a list are wanted: those that a search finds; of duplicates those that are so much alike. */
export interface CrawlListWish {
  q: string;
  threshold: number;
}

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;
type Found<Row> = Row[] | { rows: Rows<Row>; total: number };
type Texts = (string | null)[];

/** What a search looks through. */
const TEXTS: { [List in CrawlListName]: (row: CrawlLists[List]) => Texts } = {
  redirects: textsOfChain,
  canonicals: textsOfChain,
  hreflang: ({ page, lang, target }: HreflangFinding) => [...textsOfPage(page), lang, target],
  orphans: textsOfPage,
  missing: textsOfPage,
  nonIndexable: textsOfPage,
  exact: ({ pages }: DuplicateGroup) => pages.flatMap(textsOfPage),
  near: ({ pages }: DuplicateGroup) => pages.flatMap(textsOfPage),
  anchors: ({ anchor }: AnchorRow) => [anchor],
};

function textsOfPage({ url, title }: PageReference): Texts {
  return [url, title];
}

function textsOfChain({ hops }: CrawlChain): Texts {
  return hops.map(({ url }) => url);
}

/** The lists within the reports of an analysed crawl, whole: a report brings the first rows of each along. */
@Injectable()
export class CrawlListsService {
  constructor(
    private readonly stored: CrawlReportsRepository,
    private readonly reports: CrawlReportsService,
    private readonly duplicates: CrawlDuplicatesService,
    private readonly tables: CrawlTables,
  ) {}

  async page<List extends CrawlListName>(
    crawlId: string,
    list: List,
    wish: CrawlListWish,
    { start, end }: ListRange,
  ): Promise<ListPage<CrawlLists[List]>> {
    const items: CrawlLists[List][] = [];
    if (!wish.q.trim()) {
      const { rows, total } = await this.rows(crawlId, list, wish, start);
      for await (const row of rows) {
        if (items.push(row) > end - start) break;
      }
      return { items, total };
    }
    let total = 0;
    for await (const row of await this.export(crawlId, list, wish)) {
      if (total >= start && total <= end) items.push(row);
      total++;
    }
    return { items, total };
  }

  /** All that are wanted, while they are asked for. */
  async export<List extends CrawlListName>(
    crawlId: string,
    list: List,
    wish: CrawlListWish,
  ): Promise<AsyncIterable<CrawlLists[List]>> {
    const { rows } = await this.rows(crawlId, list, wish, 0);
    const holds = searchMatcher(wish.q);
    return (async function* () {
      for await (const row of rows) if (holds(...TEXTS[list](row))) yield row;
    })();
  }

  /** The rows of a list from one on, and how many it has in all. */
  private async rows<List extends CrawlListName>(
    crawlId: string,
    list: List,
    { threshold }: CrawlListWish,
    start: number,
  ): Promise<{ rows: Rows<CrawlLists[List]>; total: number }> {
    const found = (await this.found(crawlId, list, threshold, start)) as Found<CrawlLists[List]>;
    return Array.isArray(found) ? { rows: found.slice(start), total: found.length } : found;
  }

  private async found(crawlId: string, list: CrawlListName, threshold: number, start: number) {
    if (list === 'exact' || list === 'near') return this.duplicates.groups(crawlId, list, threshold);
    if (isOfSitemaps(list)) return this.ofSitemaps(crawlId, list);
    if (list === 'hreflang') return this.kept(crawlId, list, start, await this.reports.report(crawlId, list));
    if (list !== 'anchors') {
      const chains = await this.reports.report(crawlId, 'chains');
      return this.kept(crawlId, list, start, chains[list]);
    }
    const { anchors, differentAnchors } = await this.reports.report(crawlId, 'overview');
    const total = differentAnchors ?? anchors.length;
    return this.kept(crawlId, list, start, { rows: anchors, total });
  }

  /** All that an analysis kept; one of before kept no more than the report has. */
  private async kept<Row>(
    crawlId: string,
    list: CrawlListName,
    start: number,
    report: { rows: Row[]; total: number },
  ): Promise<Found<Row>> {
    const { _id } = await this.reports.analysed(crawlId);
    const isWhole = report.total <= report.rows.length;
    if (isWhole || !(await areKept(this.stored, _id, list))) return report.rows;
    const { total } = report;
    return { rows: readRows<Row>(this.stored, _id, list, { start, total }), total };
  }

  private async ofSitemaps(crawlId: string, list: SitemapList) {
    const crawl = await this.reports.analysed(crawlId);
    const table = await this.tables.of(crawl);
    const { sitemaps } = await this.reports.report(crawlId, 'sitemaps');
    const isMeant = sitemapRules(sitemaps)[list];
    const found: CrawlLists['nonIndexable'][] = [];
    for (let at = 0; at < table.size; at++) {
      const value = <Column extends Parameters<typeof table.value>[0]>(column: Column) =>
        table.value(column, at);
      const facts = { inSitemap: value('inSitemap'), indexable: value('indexable'), issues: value('issues') };
      if (isMeant(facts)) {
        const page = { id: value('id'), url: value('url'), title: value('title') };
        found.push({ ...page, reason: value('indexabilityReason') });
      }
    }
    return found;
  }
}

function isOfSitemaps(list: CrawlListName): list is SitemapList {
  return SITEMAP_LISTS.some((known) => known === list);
}
