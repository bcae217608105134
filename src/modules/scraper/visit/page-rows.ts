import { statusClassOf } from '../../../contracts/scraper/crawl-reports';
import type { VisitFailure } from '../../../contracts/scraper/crawls';
import { PAGE_LIMITS } from '../../../contracts/pages/page-limits';
import type { FetchError } from '../../../core/fetch/fetch-error';
import type { SiteAnswer } from '../../../core/fetch/site-answer';
import { indexabilityOf } from '../../../domain/scraper/indexability';
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

/** A page of a host whose robots.txt can't be reached, so that nothing of it is asked for. */
export function unreachedRow(failure: VisitFailure): PageRow {
  return judged('', { ...UNVISITED, failure });
}

/** Why a page was not read. One of another kind than pages was answered all the same. */
export function failedRow({ reason, head }: FetchError): PageRow {
  if (reason !== 'type') return judged('', { ...UNVISITED, failure: reason });
  const { status = null, contentType = null } = head ?? {};
  return judged(head?.url ?? '', { ...UNVISITED, status, contentType: shortType(contentType) });
}

/** A page that says more than is kept of one. */
export function tooLargeRow({ bytes, milliseconds }: PageRow): PageRow {
  return judged('', { ...UNVISITED, failure: 'too-large', bytes, milliseconds });
}

/** A redirect that leads to no page. */
export function strayRow(answer: SiteAnswer, failure: VisitFailure): PageRow {
  return judged(answer.url, { ...rowOfAnswer(answer), failure });
}

export function rowOfAnswer({ url, status, contentType, body, milliseconds }: SiteAnswer): PageRow {
  return judged(url, {
    ...UNVISITED,
    status,
    contentType: shortType(contentType),
    bytes: body.length,
    milliseconds: Math.round(milliseconds),
  });
}

function shortType(contentType: string | null): string | null {
  return contentType === null ? null : contentType.slice(0, PAGE_LIMITS.name);
}

/** A visit that brought nothing but its row. */
export function emptyVisit(row: PageRow): Visit {
  const nothing = Buffer.alloc(0);
  const facts = Buffer.from(JSON.stringify(NO_FACTS));
  return {
    row,
    facts,
    signature: nothing,
    links: Buffer.from('[]'),
    resources: nothing,
    places: nothing,
    packed: nothing,
    found: [],
    skipped: {},
  };
}
