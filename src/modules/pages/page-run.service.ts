import { Injectable } from '@nestjs/common';
import type { JobView } from '../../contracts/jobs/jobs';
import type { PageRunResult } from '../../contracts/pages/pages.kind';
import { MAX_LINKS_KEPT } from '../../contracts/pages/page-runs';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { isPage, listedPages, PageFetcher } from '../../core/pages/page-fetcher';
import { readAnswer } from '../../core/pages/read-answer';
import { normaliseAddress } from '../../domain/scraper/address';
import { LinkGraph } from '../../domain/pages/link-graph';
import { pageRowOf } from './page-row';
import type { PageRecord } from './pages.schema';
import { PagesRepository } from './pages.repository';

/** A run, as the job's worker leads it. */
export interface PageRun {
  jobId: string;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
}

type PlacedPage = Pick<
  PageRecord,
  | 'position'
  | 'url'
  | 'finalUrl'
  | 'status'
  | 'hops'
  | 'indexable'
  | 'internalLinks'
  | 'externalLinks'
  | 'deadEnd'
  | 'needsJavaScript'
> & { hasProblems: boolean };

/**
 * Reads pages and keeps what each says as soon as it is known: a run that comes after a killed one goes on behind the
 * pages that are done. What pages are to each other is worked out in the end.
 */
@Injectable()
export class PageRunService {
  constructor(
    private readonly sites: SiteFetcher,
    private readonly pages: PagesRepository,
  ) {}

  async run(
    addresses: readonly string[],
    { jobId, signal, reportProgress }: PageRun,
  ): Promise<PageRunResult> {
    const done = await this.pages.positionsOf(jobId);
    const progress = { done, total: addresses.length, report: reportProgress };
    const fetcher = new PageFetcher(this.sites, signal);
    const listed = new Set(addresses);
    await fetcher.fetchOpen(
      listedPages(addresses),
      ({ url }) => url,
      progress,
      async (given, fetched) => {
        const facts = fetched.answer && isPage(fetched) ? await readAnswer(fetched.answer) : null;
        const { page, links } = pageRowOf(given, fetched, facts);
        await this.pages.keep(jobId, page, isTwin(page, listed) ? [] : links);
      },
    );
    return this.relate(jobId, signal, listed);
  }

  /** Tells the pages and links of a run what they are to each other, and sums it up. */
  private async relate(
    jobId: string,
    signal: AbortSignal,
    listed: ReadonlySet<string>,
  ): Promise<PageRunResult> {
    const pages = await this.placedPages(jobId);
    const graph = new LinkGraph(
      pages.map((page) => ({ position: page.position, addresses: addressesOf(page) })),
    );
    for await (const { page, target } of this.pages.streamLinks(jobId, { internal: true })) {
      graph.add({ source: page, target });
    }
    // A link that is not kept may be the one that leads there.
    const cutPages = pages.filter(isCut).length;
    const isAllSeen = cutPages === 0 && !pages.some(({ needsJavaScript }) => needsJavaScript);
    let orphans = 0;
    for (const { position, inlinks, depth } of graph.places()) {
      signal.throwIfAborted();
      const orphan = isAllSeen && pages.length > 1 && position > 1 && inlinks === 0;
      orphans += Number(orphan);
      await this.pages.place(jobId, position, { inlinks, depth, orphan });
    }
    await this.tellTargets(jobId, pages, signal);
    const linking = pages.filter((page) => !isTwin(page, listed));
    return {
      pages: pages.length,
      failed: pages.filter(({ status }) => status === null).length,
      indexable: pages.filter(({ indexable }) => indexable).length,
      internalLinks: linking.reduce((sum, page) => sum + page.internalLinks, 0),
      externalLinks: linking.reduce((sum, page) => sum + page.externalLinks, 0),
      brokenLinks: await this.pages.countLinks(jobId, { internal: true, broken: true }),
      uncheckedLinks: await this.pages.countLinks(jobId, { internal: true, unchecked: true }),
      cutPages,
      orphans,
      deadEnds: pages.filter(({ deadEnd }) => deadEnd).length,
      headingProblems: pages.filter(({ hasProblems }) => hasProblems).length,
    };
  }

  /** As little of each page as is needed, in the order of the run. */
  private async placedPages(jobId: string): Promise<PlacedPage[]> {
    const pages: PlacedPage[] = [];
    for await (const page of this.pages.streamPages(jobId)) {
      const { position, url, finalUrl, status, hops, indexable, internalLinks, externalLinks } = page;
      const { deadEnd, needsJavaScript } = page;
      const hasProblems = page.headingProblems.length > 0;
      pages.push({
        position,
        url,
        finalUrl,
        status,
        hops,
        indexable,
        internalLinks,
        externalLinks,
        deadEnd,
        needsJavaScript,
        hasProblems,
      });
    }
    return pages;
  }

  private async tellTargets(jobId: string, pages: readonly PlacedPage[], signal: AbortSignal): Promise<void> {
    for (const page of pages) {
      signal.throwIfAborted();
      if (page.status === null) continue;
      for (const address of addressesOf(page)) await this.pages.setTargetStatus(jobId, address, page.status);
      // A link to a redirect that ends in an error stays a broken one.
      if (page.status >= 400) continue;
      for (const { url, status } of page.hops) {
        await this.pages.setTargetStatus(jobId, normaliseAddress(url) ?? url, status);
      }
    }
  }
}

/** Whether a page's redirects end at another page of the run: what is there is that page's, its links too. */
function isTwin(
  { url, finalUrl }: Pick<PlacedPage, 'url' | 'finalUrl'>,
  listed: ReadonlySet<string>,
): boolean {
  const end = finalUrl && normaliseAddress(finalUrl);
  return typeof end === 'string' && end !== url && listed.has(end);
}

function isCut({ internalLinks, externalLinks }: PlacedPage): boolean {
  return internalLinks + externalLinks > MAX_LINKS_KEPT;
}

/** The addresses that lead to a page, in the one form that links have. */
function addressesOf({ url, finalUrl }: Pick<PlacedPage, 'url' | 'finalUrl'>): [string, ...string[]] {
  const end = finalUrl && normaliseAddress(finalUrl);
  return end && end !== url ? [url, end] : [url];
}
