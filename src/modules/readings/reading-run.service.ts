import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import type { JobView } from '../../contracts/jobs/jobs';
import type { UnseenLinks } from '../../contracts/scraper/unseen-links';
import type { VisitFailure } from '../../contracts/scraper/crawls';
import type { ReadingJobResult } from '../../contracts/readings/reading-jobs';
import { READING_MESSAGES } from '../../contracts/readings/reading-messages';
import { MAX_READING_BYTES } from '../../contracts/readings/readings';
import { AppError } from '../../core/errors/app-error';
import { type OpenSiteRun, SiteRunService, type SiteRunVisitor } from '../scraper/site-run.service';
import { ReadingsRepository } from './readings.repository';
import type { ReadingRecord } from './readings.schema';

/** A run of a reading, as its job's worker leads it. */
export interface ReadingRun {
  readingId: string;
  visitor: SiteRunVisitor;
  signal: AbortSignal;
  reportProgress: (progress: JobView['progress']) => Promise<void>;
}

/** Reads a site: visits its pages with the engine of crawls, and tells their own texts from what repeats. */
@Injectable()
export class ReadingRunService {
  constructor(
    private readonly readings: ReadingsRepository,
    private readonly runs: SiteRunService,
  ) {}

  run({ readingId, visitor, signal, reportProgress: report }: ReadingRun): Promise<ReadingJobResult> {
    const id = new Types.ObjectId(readingId);
    return this.runs.run(this.readings, { id, visitor, signal, report }, (run) => this.read(run));
  }

  private async read(run: OpenSiteRun<ReadingRecord>): Promise<ReadingJobResult> {
    const { state } = run;
    if (state.status === 'done') return resultOf(state);
    await run.update({ status: 'running', error: undefined, startedAt: state.startedAt ?? new Date() });
    const room = await this.roomOf(state);
    const progress = await run.visit(room);
    const { pages, bytes, template, samples, links } = await run.settleTexts();
    const end = { ...progress, bytes };
    const after = (await this.readings.find(state._id)) ?? state;
    if (pages === 0) {
      await run.update({ progress: end });
      throw new AppError('JOB_FAILED', whyNothing({ ...after, progress: end }));
    }
    const { visited, found } = progress;
    const full = fullBy(state, { visited, found, isFull: bytes >= room });
    await run.update({
      progress: end,
      ...{ pages, bytes, samples, repeated: template.length },
      template: Buffer.from(Float64Array.from(template).buffer),
      fullBy: full,
      unseen: unseenBy(state, full, found - visited) ?? links.unseen(after.sitemaps) ?? null,
      status: 'done',
      active: undefined,
      error: undefined,
      finishedAt: new Date(),
    });
    return { pages, visited: progress.visited };
  }

  /** Bytes that it may keep: what the owner's other readings leave. */
  private async roomOf({ owner, bytes, progress }: ReadingRecord): Promise<number> {
    const all = await this.readings.bytesOf(owner.toHexString());
    return MAX_READING_BYTES - (all - (bytes || (progress.bytes ?? 0)));
  }
}

function resultOf({ pages, progress }: ReadingRecord): ReadingJobResult {
  return { pages, visited: progress.visited };
}

function fullBy(
  { options, source }: ReadingRecord,
  { visited, found, isFull }: { visited: number; found: number; isFull: boolean },
): ReadingRecord['fullBy'] {
  if (isFull) return 'bytes';
  const hasMore = found > visited && visited >= options.pageLimit;
  return hasMore && source !== 'list' && source !== 'crawl' ? 'pages' : undefined;
}

/** What comes before what its pages have not shown: that no link was followed, or not each one. */
function unseenBy(
  { source, options }: ReadingRecord,
  full: ReadingRecord['fullBy'],
  left: number,
): UnseenLinks | undefined {
  if (source === 'sitemap') return { reason: 'sitemap', addresses: options.pageLimit };
  if (source !== 'site') return { reason: 'list', addresses: options.pageLimit };
  return full && { reason: full === 'pages' ? 'limit' : 'full', addresses: Math.max(1, left) };
}

/** Why a reading has no page: by what kept most of its addresses away. */
function whyNothing({ source, sitemaps, progress }: ReadingRecord): string {
  const isSitemapAway = source === 'sitemap' && sitemaps.every(({ failure }) => failure !== null);
  if (isSitemapAway) return READING_MESSAGES.sitemapUnreadable;
  const failures = Object.entries(progress.failures).sort(([, a], [, b]) => b - a);
  const reason = failures[0]?.[0];
  if (reason === 'client-error' || reason === 'server-error')
    return READING_MESSAGES.unreadable('The site answered with an error. Check the URL.');
  if (reason !== undefined) return READING_MESSAGES.unreadable(fetchSentence(reason as VisitFailure));
  if (progress.found > 0 && progress.visited === 0) return READING_MESSAGES.forbidden;
  return progress.found === 0 ? READING_MESSAGES.sitemapEmpty : READING_MESSAGES.noText;
}
