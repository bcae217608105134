import type { CrawledPage, IndexabilityReason } from '../../contracts/scraper/crawls';
import { normaliseAddress } from './address';

/** What decides whether a page may be in an index. */
export type IndexabilityFacts = Pick<
  CrawledPage,
  'url' | 'status' | 'failure' | 'contentType' | 'noindex' | 'canonical'
> & {
  blockedByRobots?: boolean;
  /** Where a `<meta http-equiv="refresh">` leads; null or missing without one. */
  refreshTo?: string | null;
};

export interface Indexability {
  indexable: boolean;
  reason: IndexabilityReason | null;
}

/**
 * Whether a search engine may index a page, and the first reason against it, in the order of INDEXABILITY_REASONS:
 * what a crawler meets first is told first. An address that was not visited and is not blocked has failed.
 */
export function indexabilityOf(page: IndexabilityFacts): Indexability {
  const reason = firstReason(page);
  return { indexable: reason === null, reason };
}

function firstReason(page: IndexabilityFacts): IndexabilityReason | null {
  const { status } = page;
  if (page.failure) return 'failed';
  if (page.blockedByRobots) return 'blocked-by-robots';
  if (status === null) return 'failed';
  if (status >= 500) return 'server-error';
  if (status >= 400) return 'client-error';
  if (status >= 300) return 'redirect';
  if (isEmptyStatus(status) || !isHtml(page.contentType)) return 'not-html';
  if (page.noindex) return 'noindex';
  if (pointsElsewhere(page.canonical, page.url)) return 'canonicalised';
  return pointsElsewhere(page.refreshTo ?? null, page.url) ? 'meta-refresh' : null;
}

/** Whether an answer has no content, whatever its type: No Content and Reset Content (RFC 9110, 15.3.5 and 15.3.6). */
export function isEmptyStatus(status: number): boolean {
  return status === 204 || status === 205;
}

/** Whether an answer is a page: HTML, or XHTML. An answer without a type is read as one, as browsers do. */
export function isHtml(contentType: string | null): boolean {
  return contentType === null || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType);
}

/** Whether an address that a page names is another one than its own, however both are written; what is none points nowhere. */
export function pointsElsewhere(target: string | null, url: string): boolean {
  const normal = target === null ? null : normaliseAddress(target, url);
  return normal !== null && normal !== url && normal !== normaliseAddress(url);
}
