import type { VisitFailure } from '@contracts/scraper/crawls';
import { fetchSentence } from '@contracts/scraper/fetch-messages';
import { SKIPPED_LINKS } from '@contracts/readings/reading-messages';
import type { ReadingView } from '@contracts/readings/readings';
import { counted } from '../counted';
import { formatBytes, formatCount, formatDay } from '../format';

/** A reading that a tool can work on. */
export function isUsable({ status, pages }: ReadingView): boolean {
  return status === 'done' && pages > 0;
}

/** How a finished reading is chosen by: `shop.example, 120 pages, 20 Nov 2026`. */
export function readingLabel({ name, pages, createdAt }: ReadingView): string {
  return `${name}, ${counted(pages, 'page')}, ${formatDay(createdAt)}`;
}

/** Pages that are visited, and how many there will be as far as anybody knows. */
export function pagesOf({ progress, pageLimit }: ReadingView): { done: number; total: number } {
  const { found, visited } = progress;
  return { done: visited, total: Math.max(visited, Math.min(found, pageLimit)) };
}

/** How far an unfinished reading is. */
export function readingWork(reading: ReadingView): string {
  const { status, progress } = reading;
  if (status === 'queued') return 'Waiting for its turn…';
  const { done, total } = pagesOf(reading);
  const pages = total > 0 ? `${formatCount(done)} of ${counted(total, 'page')}` : undefined;
  if (status === 'paused') return pages ? `Paused · ${pages}` : 'Paused';
  if (!pages) return 'Reading robots.txt and sitemaps…';
  if (progress.slowed && progress.slowed.pauseMs > 0)
    return `${pages} · ${progress.slowed.host} asked for a pause`;
  return pages;
}

/** What was read and is kept: `120 pages, 1.4 MB`. */
export function readingSize({ pages, bytes }: ReadingView): string {
  return `${counted(pages, 'page')}, ${formatBytes(bytes)}`;
}

/** Why pages were not read, with how many each: the commonest first. */
export function failureLines({ progress }: ReadingView): string[] {
  return Object.entries(progress.failures)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${counted(count, 'page')}: ${failureText(reason)}`);
}

function failureText(reason: string): string {
  if (reason === 'client-error') return 'not found or refused (4xx).';
  if (reason === 'server-error') return 'the site answered with an error (5xx).';
  return fetchSentence(reason as VisitFailure);
}

/** Which links were not followed: `12 links to other sites`. */
export function skippedLines({ progress }: ReadingView): string[] {
  return Object.entries(progress.skipped).flatMap(([reason, count]) => {
    const what = SKIPPED_LINKS[reason as keyof typeof SKIPPED_LINKS];
    return what && count > 0 ? [`${counted(count, 'link')} ${what}`] : [];
  });
}

/** Why it ended before it had read all that it found. */
export function fullText({ fullBy, pageLimit }: ReadingView): string | undefined {
  if (fullBy === 'pages') return `It ended at its limit of ${counted(pageLimit, 'page')}: the site has more.`;
  if (fullBy === 'bytes')
    return 'It ended early: your readings take 50 MB, which is the most that is kept. Delete older ones to read more.';
  return undefined;
}
