import { Injectable } from '@nestjs/common';
import { text as wholeText } from 'node:stream/consumers';
import { BRIEF_MESSAGES, STATUS_FAILURE } from '../../contracts/briefs/brief-messages';
import { type BriefJobParameters, type BriefJobResult, MIN_COMPETITORS } from '../../contracts/briefs/briefs';
import type { JobView } from '../../contracts/jobs/jobs';
import { AppError } from '../../core/errors/app-error';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import { decoded } from '../../core/files/encoding';
import { FileStore } from '../../core/files/file-store';
import { type FetchedPage, isPage, PageFetcher } from '../../core/pages/page-fetcher';
import type { JobInput } from '../jobs/job-inputs';
import { BriefPagesRepository, type PageReading } from './brief-pages.repository';
import type { FindReply } from './brief-thread-messages';
import { BriefsRepository } from './briefs.repository';
import { comparablePages, readPages } from './comparable-pages';
import { findInPages, readCompetitor } from './in-brief-thread';

type BriefInput = JobInput<'brief'>;

/** A run, as the job's worker leads it. */
export interface BriefRun {
  jobId: string;
  owner: string;
  parameters: BriefJobParameters;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
  /** Told before the brief is kept. */
  markDelivered: () => Promise<void>;
}

/**
 * Reads the competitors and keeps each as soon as it is read: a run that comes after a killed one goes on behind those
 * that are done. The brief follows from what is kept.
 */
@Injectable()
export class BriefRunsService {
  constructor(
    private readonly sites: SiteFetcher,
    private readonly files: FileStore,
    private readonly briefs: BriefsRepository,
    private readonly pages: BriefPagesRepository,
  ) {}

  async run(input: BriefInput, run: BriefRun): Promise<BriefJobResult> {
    const { jobId, owner, signal } = run;
    const given = input.competitors.map(({ address, name }, index) => ({
      position: index + 1,
      address,
      name: name || null,
    }));
    await this.pages.begin(owner, jobId, given);
    const rows = await this.pages.rowsOfJob(jobId);
    const done = new Set(rows.filter((row) => row.done).map(({ position }) => position));
    await this.readPastes(input, run, done);
    await this.readAddresses(input, run, done);
    signal.throwIfAborted();
    const found = await this.find(input, run);
    await run.markDelivered();
    await this.keep(input, run, found);
    const { briefId } = run.parameters;
    const { read, outliers, unread, terms, outlines } = found;
    return { briefId, read, outliers, unread, terms, outlines: outlines.length };
  }

  private async readPastes(input: BriefInput, run: BriefRun, done: Set<number>): Promise<void> {
    const total = input.competitors.length;
    const wanted = input.competitors.flatMap(({ address }, index) => (address === null ? [index + 1] : []));
    const open = wanted.filter((position) => !done.has(position));
    if (open.length === 0 || input.fileId === undefined) return;
    const texts = await this.pastes(input.fileId);
    for (const position of open) {
      const reading = await readingOfText(texts[String(position)] ?? '', input.language, run.signal);
      await this.pages.keep(run.jobId, position, reading);
      done.add(position);
      await run.reportProgress({ done: done.size, total });
    }
  }

  private async readAddresses(input: BriefInput, run: BriefRun, done: Set<number>): Promise<void> {
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

  private async find(input: BriefInput, { jobId, signal }: BriefRun): Promise<FindReply> {
    const pages = comparablePages(await this.pages.ofJob(jobId));
    const read = readPages(pages);
    if (read < MIN_COMPETITORS) {
      throw new AppError('JOB_FAILED', BRIEF_MESSAGES.tooFewRead(read, pages.length));
    }
    const { keyword, ownKeywords, language, outlines } = input;
    const found = await findInPages({ pages, query: { keyword, ownKeywords, language }, outlines }, signal);
    if (!found) throw new AppError('JOB_FAILED', BRIEF_MESSAGES.unreadableTogether);
    return found;
  }

  private keep(input: BriefInput, { jobId, owner, parameters }: BriefRun, found: FindReply): Promise<void> {
    const { keyword, ownKeywords, country = null } = input;
    const { language, outlines, read, outliers, unread, terms } = found;
    return this.briefs.keep(
      { id: parameters.briefId, user: owner, job: jobId },
      {
        ...{ keyword, ownKeywords, country, language, outlines, read, outliers, unread, terms },
        found: Buffer.from(found.found),
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
