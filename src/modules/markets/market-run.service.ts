import { Injectable } from '@nestjs/common';
import type { JobView } from '../../contracts/jobs/jobs';
import type { MarketJobResult } from '../../contracts/markets/tld-pages.kind';
import { MAX_KEPT_HREFLANGS } from '../../contracts/markets/markets';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { type FetchedPage, isPage, listedPages, PageFetcher } from '../../core/pages/page-fetcher';
import { readAnswer } from '../../core/pages/read-answer';
import { checkHreflangs } from '../../domain/markets/hreflang-check';
import { signalsOf } from '../../domain/markets/signals';
import { verdictOf } from '../../domain/markets/verdict';
import { MarketPagesRepository, type NewMarketPage } from './market-pages.repository';

/** Characters of a page's main text that its language is told by. */
const TOLD_BY = 20_000;

/** A run, as the job's worker leads it. */
export interface MarketRun {
  jobId: string;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
  /** The language of a text, null where it can't be told. */
  tellLanguage: (text: string) => Promise<string | null>;
}

/**
 * Reads pages and keeps what each says of its language and country as soon as it is known: a run that comes after a
 * killed one goes on behind the pages that are done. Whether annotations are returned is worked out in the end.
 */
@Injectable()
export class MarketRunService {
  constructor(
    private readonly sites: SiteFetcher,
    private readonly pages: MarketPagesRepository,
  ) {}

  async run(
    { addresses, from }: { addresses: readonly string[]; from?: string },
    { jobId, signal, reportProgress, tellLanguage }: MarketRun,
  ): Promise<MarketJobResult> {
    if (from !== undefined) await this.pages.copyRead(from, jobId);
    const done = new Set((await this.pages.list(jobId)).map(({ position }) => position));
    const progress = { done, total: addresses.length, report: reportProgress };
    const fetcher = new PageFetcher(this.sites, signal);
    await fetcher.fetchOpen(
      listedPages(addresses),
      ({ url }) => url,
      progress,
      async (given, fetched) => {
        await this.pages.keep(jobId, { ...given, ...(await whatItSays(fetched, tellLanguage)) });
      },
    );
    return this.relate(jobId);
  }

  /** Checks the annotations of all pages against each other, and sums the run up. */
  private async relate(jobId: string): Promise<MarketJobResult> {
    const pages = await this.pages.list(jobId);
    const read = pages.filter(({ signals }) => signals !== null);
    const findings = checkHreflangs(
      read.map(({ url, finalUrl, hreflangs }) => ({
        addresses: finalUrl === null ? [url] : [url, finalUrl],
        hreflangs,
      })),
    );
    for (const [index, { position }] of read.entries()) {
      await this.pages.setFindings(jobId, position, findings[index] ?? []);
    }
    const having = (state: string) => read.filter(({ verdict }) => verdict?.state === state).length;
    return {
      pages: pages.length,
      failed: pages.length - read.length,
      agree: having('agree'),
      disagree: having('disagree'),
      unknown: having('unknown'),
      hreflangProblems: findings.filter((found) => found.length > 0).length,
    };
  }
}

async function whatItSays(
  fetched: FetchedPage,
  tellLanguage: MarketRun['tellLanguage'],
): Promise<Omit<NewMarketPage, 'url' | 'position'>> {
  const { answer, failure } = fetched;
  const state = { finalUrl: answer?.url ?? null, status: answer?.status ?? null, failure, findings: [] };
  if (!answer || !isPage(fetched)) return { ...state, signals: null, verdict: null, hreflangs: [] };
  const facts = await readAnswer(answer);
  const text = facts.mainText.slice(0, TOLD_BY);
  const signals = signalsOf({
    ...facts,
    url: answer.url,
    contentLanguage: answer.headers['content-language'] ?? null,
    textLanguage: text.trim() === '' ? null : await tellLanguage(text),
  });
  return {
    ...state,
    signals,
    verdict: verdictOf(signals),
    hreflangs: facts.hreflangs.slice(0, MAX_KEPT_HREFLANGS),
  };
}
