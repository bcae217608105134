import { READING_RETENTION_DAYS, type ReadingView } from '../../contracts/readings/readings';
import type { UnseenLinks } from '../../contracts/scraper/unseen-links';
import type { ReadingRecord } from './readings.schema';

const DAY_MS = 86_400_000;
/** Of a reading of before that was looked at. */
const BEFORE: UnseenLinks = { reason: 'before', addresses: 0 };

export function toReadingView(record: ReadingRecord): ReadingView {
  const { _id, source, name, options, status, job, progress, pages, bytes, error, fullBy } = record;
  const { unseen = BEFORE } = record;
  const { repeated, samples = [], sitemaps, createdAt, startedAt, finishedAt } = record;
  const { found, visited, failures, skipped, slowed, seconds } = progress;
  const id = _id.toHexString();
  return {
    ...{ _id: id, id, source, name, startUrl: options.startUrl, pageLimit: options.pageLimit, status },
    ...(job && { jobId: job.toHexString() }),
    progress: {
      ...{ found, visited, failures, skipped },
      ...(slowed && status === 'running' && { slowed }),
      ...(seconds !== undefined && { seconds }),
    },
    pages,
    bytes: bytes || (progress.bytes ?? 0),
    ...(repeated !== undefined && { template: { repeated, samples } }),
    ...(fullBy && { fullBy }),
    ...(status === 'done' && unseen !== null && { unseen }),
    sitemaps,
    ...(error !== undefined && { error }),
    createdAt: createdAt.toISOString(),
    ...(startedAt && { startedAt: startedAt.toISOString() }),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    expiresAt: new Date(createdAt.getTime() + READING_RETENTION_DAYS * DAY_MS).toISOString(),
  };
}
