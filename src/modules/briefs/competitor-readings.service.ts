import { Injectable } from '@nestjs/common';
import { text as wholeText } from 'node:stream/consumers';
import { STATUS_FAILURE } from '../../contracts/briefs/brief-messages';
import { MIN_COMPETITORS } from '../../contracts/briefs/briefs';
import type { JobView } from '../../contracts/jobs/jobs';
import { AppError } from '../../core/errors/app-error';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { decoded } from '../../core/files/encoding';
import { FileStore } from '../../core/files/file-store';
import { type FetchedPage, isPage, PageFetcher } from '../../core/pages/page-fetcher';
import { inLanes } from '../../core/process/in-lanes';
import type { JobInput } from '../../contracts/jobs/job-kinds';
import { BriefPagesRepository, type PageReading } from './brief-pages.repository';
import type { KeptPage } from './brief-thread-messages';
import { comparablePages, readPages } from './comparable-pages';
import { readCompetitor } from './brief-in-thread';

/** A competitor of a run as it is kept: packed, or with why it was not read. */
export type ReadPage = KeptPage;

/** As many as there are threads. */
const PASTES_AT_ONCE = 2;

/** The pages that a run compares. */
export type ReadingOrder = Pick<JobInput<'brief'>, 'competitors' | 'language' | 'fileId'>;

/** A run, as far as reading goes. */
export interface ReadingRun {
  jobId: string;
  owner: string;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
}

/**
 * Reads competitors for runs and keeps each as soon as it is read: a run that comes after a killed one goes on behind those
 * that are done.
 */
@Injectable()
export class CompetitorReadingsService {
  constructor(
    private readonly sites: SiteFetcher,
    private readonly files: FileStore,
    private readonly pages: BriefPagesRepository,
  ) {}

  async read(input: ReadingOrder, run: ReadingRun): Promise<void> {
    const { jobId, owner, signal } = run;
    const given = input.competitors.map(({ address, name }, index) => ({
      position: index + 1,
      address,
      name: name || null,
    }));
    await this.pages.begin(owner, jobId, given);
    const rows = await this.pages.rowsOfJob(jobId);
    const done = new Set(rows.filter((row) => row.done).map(({ position }) => position));
    await run.reportProgress({ done: done.size, total: given.length });
    await this.readPastes(input, run, done);
    await this.readAddresses(input, run, done);
    signal.throwIfAborted();
  }

  /**
   * The pages of a run as they are compared.
   * @param tooFew what is said where fewer than MIN_COMPETITORS were read
   * @throws AppError JOB_FAILED
   */
  async enough(jobId: string, tooFew: (read: number, given: number) => string): Promise<KeptPage[]> {
    const pages = comparablePages(await this.pages.ofJob(jobId));
    const read = readPages(pages);
    if (read >= MIN_COMPETITORS) return pages;
    throw new AppError('JOB_FAILED', tooFew(read, pages.length));
  }

  removeOfJob(jobId: string): Promise<void> {
    return this.pages.removeOfJob(jobId);
  }

  private async readPastes(input: ReadingOrder, run: ReadingRun, done: Set<number>): Promise<void> {
    const total = input.competitors.length;
    const wanted = input.competitors.flatMap(({ address }, index) => (address === null ? [index + 1] : []));
    const open = wanted.filter((position) => !done.has(position));
    if (open.length === 0 || input.fileId === undefined) return;
    const texts = await this.pastes(input.fileId);
    await inLanes(open, PASTES_AT_ONCE, async (position) => {
      const reading = await readingOfText(texts[String(position)] ?? '', input.language, run.signal);
      await this.pages.keep(run.jobId, position, reading);
      done.add(position);
      await run.reportProgress({ done: done.size, total });
    });
  }

  private async readAddresses(input: ReadingOrder, run: ReadingRun, done: Set<number>): Promise<void> {
    const { jobId, signal, reportProgress } = run;
    const addressed = input.competitors.flatMap(({ address }, index) =>
      address === null ? [] : [{ position: index + 1, address }],
    );
    await new PageFetcher(this.sites, signal).fetchOpen(
      addressed,
      ({ address }) => address,
      { done, total: input.competitors.length, report: reportProgress },
      async ({ position }, fetched) => {
        const reading = await readingOfPage(fetched, input.language, signal);
        signal.throwIfAborted();
        await this.pages.keep(jobId, position, reading);
      },
    );
  }

  /** What was pasted, by the places of the pages. */
  private async pastes(fileId: string): Promise<Record<string, string>> {
    return JSON.parse(await wholeText(decoded(await this.files.open(fileId)))) as Record<string, string>;
  }
}

const UNREAD = { finalUrl: null, title: null, text: null };

/** What a brief keeps of a page, or why it was not read. */
export async function readingOfPage(
  fetched: FetchedPage,
  language: string | undefined,
  signal?: AbortSignal,
): Promise<PageReading> {
  const { answer, failure } = fetched;
  if (!answer) return { ...UNREAD, failure: failure ?? 'connect' };
  const finalUrl = answer.url;
  if (!isPage(fetched)) {
    const why = answer.status >= 300 ? `${STATUS_FAILURE}${answer.status}` : 'type';
    return { ...UNREAD, finalUrl, failure: why };
  }
  const page = { body: answer.body, contentType: answer.contentType, url: finalUrl, language };
  return { ...(await readingOf(page, signal)), finalUrl };
}

/** The same of what was pasted. */
export function readingOfText(
  text: string,
  language: string | undefined,
  signal?: AbortSignal,
): Promise<PageReading> {
  const page = { body: Buffer.from(text), contentType: 'text/html; charset=utf-8', url: null, language };
  return readingOf(page, signal);
}

async function readingOf(
  page: Parameters<typeof readCompetitor>[0],
  signal?: AbortSignal,
): Promise<PageReading> {
  const read = await readCompetitor(page, signal);
  if (!read) return { ...UNREAD, failure: 'unread' };
  if (read.isEmpty) return { ...UNREAD, title: read.title, failure: 'empty' };
  return { finalUrl: null, title: read.title, failure: null, text: Buffer.from(read.text) };
}
