import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import type { JobView } from '../../contracts/jobs/jobs';
import { CHECK_RETENTION_DAYS, type SchemaJobResult } from '../../contracts/schema/schema-check.kind';
import type { SchemaCheckSummary } from '../../contracts/schema/schema-check-views';
import type { RichResultState } from '../../contracts/schema/schema-checks';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { FileStore } from '../../core/files/file-store';
import { type FetchedPage, isPage, PageFetcher, type PageProgress } from '../../core/pages/page-fetcher';
import { type NewSchemaCheck, type SchemaCheckRow, SchemaChecksRepository } from './schema-checks.repository';

const DAY_MS = 86_400_000;

/** Code to look at, as it came. */
export interface Markup {
  body: Buffer;
  contentType: string | null;
  address: string | null;
}

/** What was made of it, ready to be kept. */
export interface MarkupReport {
  summary: SchemaCheckSummary;
  /** The report as JSON, gzip. */
  report: Uint8Array;
}

/** What a run is over: addresses of one's own or a pasted file, and those of competitors. */
interface SchemaRunInput {
  addresses: readonly string[];
  competitors: readonly string[];
  fileId?: string;
}

/** A run, as the job's worker leads it. */
export interface SchemaRun {
  jobId: string;
  owner: string;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
  /** Told before something is kept that was read. */
  markDelivered: () => Promise<void>;
  /** Undefined where it takes too long. */
  report: (markup: Markup) => Promise<MarkupReport | undefined>;
}

interface Page {
  position: number;
  address: string | null;
  competitor: boolean;
  /** The code itself, of what was pasted. */
  pasted?: Buffer;
}

/**
 * Looks at the structured data of pages and keeps each check as soon as it is known: a run that comes after a killed one
 * goes on behind those that are done. Competitors are free, so they are read only where an own page was: what gives
 * everything back shows nothing.
 */
@Injectable()
export class SchemaRunService {
  constructor(
    private readonly sites: SiteFetcher,
    private readonly files: FileStore,
    private readonly checks: SchemaChecksRepository,
  ) {}

  async run(input: SchemaRunInput, run: SchemaRun): Promise<SchemaJobResult> {
    const own = await this.ownPages(input);
    const competitors = input.competitors.map((address, index): Page => ({
      address,
      position: own.length + index + 1,
      competitor: true,
    }));
    const done = new Set((await this.checks.listOfJob(run.jobId)).map(({ position }) => position));
    const total = own.length + competitors.length;
    const check = this.checkerOf(run, { done, total, report: run.reportProgress });
    await check(own);
    const kept = await this.checks.listOfJob(run.jobId);
    if (kept.some(({ summary }) => summary !== null)) await check(competitors);
    return resultOf(await this.checks.listOfJob(run.jobId), own.length);
  }

  /** Checks are kept longer than jobs, but not for ever. */
  removeOld(now: Date): Promise<number> {
    return this.checks.removeBefore(new Date(now.getTime() - CHECK_RETENTION_DAYS * DAY_MS));
  }

  private async ownPages({ addresses, fileId }: SchemaRunInput): Promise<Page[]> {
    if (fileId === undefined) {
      return addresses.map((address, index) => ({ address, position: index + 1, competitor: false }));
    }
    const { stream } = await this.files.open(fileId);
    return [{ address: null, position: 1, competitor: false, pasted: await buffer(stream) }];
  }

  private checkerOf(run: SchemaRun, progress: PageProgress): (pages: readonly Page[]) => Promise<void> {
    const { jobId, owner, signal, markDelivered } = run;
    const fetcher = new PageFetcher(this.sites, signal);
    const keep = async ({ pasted: _, ...page }: Page, found: Found) => {
      signal.throwIfAborted();
      if (found.summary) await markDelivered();
      await this.checks.keep(owner, jobId, { ...page, ...found });
    };
    return async (pages) => {
      for (const page of pages) {
        if (!page.pasted || progress.done.has(page.position)) continue;
        await keep(page, await reportOn(page.pasted, run));
        progress.done.add(page.position);
      }
      const addressed = pages.filter(({ pasted }) => !pasted);
      await fetcher.fetchOpen(
        addressed,
        ({ address }) => address ?? '',
        progress,
        async (page, fetched) => {
          await keep(page, await reportOnPage(fetched, run));
        },
      );
    };
  }
}

type Found = Omit<NewSchemaCheck, 'position' | 'address' | 'competitor'>;

async function reportOnPage(fetched: FetchedPage, { report }: SchemaRun): Promise<Found> {
  const { answer, failure } = fetched;
  const way = { finalUrl: answer?.url ?? null, status: answer?.status ?? null };
  if (!answer || !isPage(fetched)) return { ...way, failure, summary: null, report: null };
  const { url, body, contentType } = answer;
  return { ...way, ...keptOf(await report({ body, contentType, address: url })) };
}

async function reportOn(body: Buffer, { report }: SchemaRun): Promise<Found> {
  const made = await report({ body, contentType: 'text/html; charset=utf-8', address: null });
  return { finalUrl: null, status: null, ...keptOf(made) };
}

function keptOf(made: MarkupReport | undefined): Pick<Found, 'failure' | 'summary' | 'report'> {
  if (!made) return { failure: 'markup', summary: null, report: null };
  return { failure: null, summary: made.summary, report: Buffer.from(made.report) };
}

function resultOf(checks: readonly SchemaCheckRow[], pages: number): SchemaJobResult {
  const own = checks.filter(({ competitor }) => !competitor);
  const others = checks.filter(({ competitor }) => competitor);
  const unreadOf = (rows: readonly SchemaCheckRow[]) => rows.filter(({ summary }) => summary === null).length;
  const features = own.flatMap(({ summary }) => summary?.features ?? []);
  const having = (wanted: RichResultState) => features.filter(({ state }) => state === wanted).length;
  return {
    pages,
    unread: unreadOf(own),
    competitors: others.length,
    unreadCompetitors: unreadOf(others),
    eligible: having('eligible'),
    warnings: having('warnings'),
    notEligible: having('not-eligible'),
    errors: own.reduce((sum, { summary }) => sum + (summary?.errors ?? 0), 0),
  };
}
