import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CrawlListName } from '../../contracts/scraper/crawl-lists';
import { type AnchorRow, areSitemapsKnown, type CrawlIssue } from '../../contracts/scraper/crawl-reports';
import type { CrawlProgress } from '../../contracts/scraper/crawls';
import { areClicksKnown, type UnseenLinks } from '../../contracts/scraper/unseen-links';
import { Types } from 'mongoose';
import { overviewOf } from './analysis/overview';
import { FirstPass, IssuePass, type PageSource, wholePages } from './analysis/page-passes';
import { type Analysis, readLinks, readPages } from './analysis/read-crawl';
import { clickDepths } from './analysis/click-depth';
import { InlinkParts } from './analysis/inlink-parts';
import type { Edges } from './analysis/link-places';
import { CrawlPagesRepository } from './crawl-pages.repository';
import { CrawlReportsRepository } from './crawl-reports.repository';
import { CrawlRobotsRepository } from './crawl-robots.repository';
import type { StoredReports } from './crawl-reports.service';
import type { CrawlRecord } from './crawls.schema';
import type { CrawlLease } from './run/crawl-lease';
import type { SiteVisitor } from './run/site-visitor';
import { CrawlTargetsRepository } from './targets/crawl-targets.repository';
import { FilteredAddresses } from '../../domain/scraper/filtered-addresses';
import { judgedRules } from '../../domain/scraper/issues/issues';
import { THRESHOLDS } from '../../domain/scraper/issues/thresholds';
import { filteredUnseen, unseenOf } from './analysis/unseen';
import { putRows, RowParts } from './analysis/row-parts';
import { chainsOf, HreflangFindings, sitemapsOf } from './analysis/site-reports';
import { PART_PAGES, type TableRow, toColumns } from './table/table-columns';

const COUNTED_AT_ONCE = 2_000;

type Counted = 'queriesLeftOut' | 'depthLeftOut' | 'unaskedLinks' | 'unseen';

/** What would keep a processor busy for a while, away from here. */
type Helper = Pick<SiteVisitor, 'findSimilar' | 'weighLinks'>;

interface AnalysisRun {
  lease: Pick<CrawlLease, 'goOn'>;
  helper: Helper;
}

interface ReportParts {
  helper: Helper;
  check: () => Promise<void>;
  anchors: AnchorRow[];
  unseen: UnseenLinks | undefined;
}

export interface AnalysisEnd {
  issues: CrawlIssue[];
  judged: string[];
  progress: Pick<CrawlProgress, 'failures' | 'skipped' | Counted>;
}

/**
 * Works out what a crawl tells when all is visited. It reads pages and links in batches and keeps numbers of them; what
 * it writes it writes as a whole, so that an analysis that broke off is done again.
 */
@Injectable()
export class CrawlAnalysisService {
  constructor(
    private readonly pages: CrawlPagesRepository,
    private readonly reports: CrawlReportsRepository,
    private readonly targets: CrawlTargetsRepository,
    private readonly robots: CrawlRobotsRepository,
  ) {}

  async analyse(crawl: CrawlRecord, { lease, helper }: AnalysisRun): Promise<AnalysisEnd> {
    const check = () => lease.goOn();
    const targets = crawl.options.targets ? await this.targets.ends(crawl._id) : undefined;
    const { partial, options } = crawl;
    const filtered = new FilteredAddresses(options, await this.robots.rulesOf(crawl._id));
    const analysis = await readPages(this.pages.stream(crawl._id), check, { partial, targets, filtered });
    const anchors = await this.readLinks(crawl, analysis, { helper, check });
    const unseen = unseenOf(crawl, analysis);
    const issues = await this.report(crawl, analysis, { helper, check, anchors, unseen });
    for (let first = 0; first < analysis.rows.length; first += PART_PAGES) {
      const part = toColumns(analysis.rows.slice(first, first + PART_PAGES));
      await check();
      await this.reports.put(crawl._id, 'table', first / PART_PAGES, part);
    }
    const { failures, skipped, depthLeftOut, unaskedLinks } = analysis;
    const queries = filteredUnseen(filtered, crawl.sitemaps).find(({ reason }) => reason === 'query-limit');
    const leftOut = {
      queriesLeftOut: queries?.addresses ?? 0,
      depthLeftOut: options.mode === 'list' ? 0 : depthLeftOut.size,
    };
    return {
      issues,
      judged: judgedRules({ targets: options.targets, ...seenOf(unseen) }),
      progress: { failures, skipped, ...leftOut, unaskedLinks, ...(unseen && { unseen }) },
    };
  }

  /** The commonest anchors are what is kept of the links besides numbers of each page. */
  private async readLinks(
    crawl: CrawlRecord,
    analysis: Analysis,
    { helper, check }: { helper: Helper; check: () => Promise<void> },
  ): Promise<AnchorRow[]> {
    const records = this.pages.streamLinks(crawl._id, ['links', 'resources']);
    const { places, anchors } = await readLinks(analysis, records, check);
    analysis.graph.setWeights(await helper.weighLinks(analysis.graph.edges()));
    await this.count(crawl, analysis, places.edges());
    await new InlinkParts(this.reports, crawl._id).put(places.inlinks());
    return anchors.rows();
  }

  /** Reads the pages twice: what a rule compares a page with is known when all have been read. */
  private async report(
    crawl: CrawlRecord,
    analysis: Analysis,
    { helper, check, anchors, unseen }: ReportParts,
  ): Promise<CrawlIssue[]> {
    const { rows, skipped } = analysis;
    const first = new FirstPass(analysis);
    for await (const page of wholePages(rows, this.source)) {
      await check();
      first.note(page);
    }
    const { structuredTypes, llms, hreflang } = first;
    const similar = await helper.findSimilar(first.comparable);
    const second = new IssuePass(analysis, first, similar, {
      sitemaps: areSitemapsKnown(crawl.sitemaps),
      ...seenOf(unseen),
    });
    const partsOf = <Row>(list: CrawlListName) => new RowParts<Row>(this.reports, crawl._id, list);
    const languages = new HreflangFindings(hreflang, partsOf('hreflang'));
    for await (const { number, page } of wholePages(rows, this.source)) {
      await check();
      (rows[number] as TableRow).issues = second.issuesOf(page);
      await languages.add(page);
    }
    const chains = chainsOf(analysis);
    const commonest = await putRows(partsOf<AnchorRow>('anchors'), anchors);
    const stored: StoredReports = {
      overview: overviewOf({ rows, anchors: commonest, structuredTypes, llms, skipped }),
      chains: {
        redirects: await putRows(partsOf('redirects'), chains.redirects),
        canonicals: await putRows(partsOf('canonicals'), chains.canonicals),
      },
      hreflang: await languages.report(),
      sitemaps: sitemapsOf(rows, crawl.sitemaps),
      similar,
    };
    for (const [name, report] of Object.entries(stored))
      await this.reports.put(crawl._id, name, 0, Buffer.from(JSON.stringify(report)));
    return second.found();
  }

  private readonly source: PageSource = {
    pages: (ids) => this.pages.findAll(ids.map((id) => new Types.ObjectId(id))),
    kept: (ids) => this.pages.factsOf(ids.map((id) => new Types.ObjectId(id))),
  };

  /** What the links say of each page; between its steps others have their turn. */
  private async count(crawl: CrawlRecord, { rows, index, graph }: Analysis, edges: Edges): Promise<void> {
    const start = index.numberOf(crawl.options.startUrl);
    const depths = rows.map(({ depth }) => depth);
    await turn();
    const redirectOf = (page: number) => {
      const to = index.pages[page]?.redirectTo;
      return to ? index.numberOf(to) : undefined;
    };
    const clicks = start === undefined ? depths : clickDepths([start], depths, edges, redirectOf);
    const scores = graph.linkScores();
    for (const [page, row] of rows.entries()) {
      if (page % COUNTED_AT_ONCE === 0) await turn();
      const { inlinks, uniqueInlinks, outlinks, externalOutlinks } = graph.countsOf(page);
      Object.assign(row, { inlinks, uniqueInlinks, outlinks, externalOutlinks });
      row.linkScore = scores[page] ?? 0;
      row.depth = clicks[page] ?? null;
    }
  }
}

function seenOf(unseen: UnseenLinks | undefined): { unseen: boolean; clicksKnown: boolean } {
  return { unseen: unseen !== undefined, clicksKnown: areClicksKnown(unseen, THRESHOLDS.depth) };
}
