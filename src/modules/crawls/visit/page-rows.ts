import { statusClassOf } from '../../../contracts/crawls/crawl-reports';
import type { FetchError } from '../../../core/fetch/fetch-error';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import { indexabilityOf } from '../../../domain/crawl/indexability';
import type { KeptFacts, PageRow } from '../crawl-pages.schema';
import { UNVISITED } from '../unvisited';
import type { Visit } from '../run/site-visitor';

const NO_FACTS: KeptFacts = { headings: [], hreflangs: [], extracted: {} };

/** A row with its class and whether it can be in an index. */
export function judged(url: string, row: PageRow, refreshTo: string | null = null): PageRow {
  const { indexable, reason } = indexabilityOf({ ...row, url, refreshTo });
  return { ...row, statusClass: statusClassOf(row), indexable, indexabilityReason: reason };
}

/** A page that robots.txt keeps from being fetched. */
export function blockedRow(): PageRow {
  return { ...UNVISITED, skipped: 'robots', statusClass: 'blocked', indexabilityReason: 'blocked-by-robots' };
}

/** Why a page was not read. One of another kind than pages was answered all the same. */
export function failedRow({ reason, head }: FetchError): PageRow {
  if (reason !== 'type') return judged('', { ...UNVISITED, failure: reason });
  const { status = null, contentType = null } = head ?? {};
  return judged(head?.url ?? '', { ...UNVISITED, status, contentType });
}

export function rowOfAnswer({ url, status, contentType, bytes, milliseconds }: SiteAnswer): PageRow {
  return judged(url, { ...UNVISITED, status, contentType, bytes, milliseconds: Math.round(milliseconds) });
}

/** A visit that brought nothing but its row. */
export function emptyVisit(row: PageRow): Visit {
  const nothing = Buffer.alloc(0);
  const facts = Buffer.from(JSON.stringify(NO_FACTS));
  return { row, facts, signature: nothing, links: Buffer.from('[]'), found: [], skipped: {} };
}
