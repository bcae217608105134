import {
  TARGET_KINDS,
  type TargetAnswer,
  type TargetKind,
  type TargetOutcome,
} from '../../contracts/scraper/crawl-targets';
import type { VisitFailure } from '../../contracts/scraper/crawls';
import { isHtml } from './indexability';

/**
 * Statuses that sites give to crawlers and not to visitors: for want of a session, by a wall against bots (LinkedIn's 999,
 * the 503 of large shops, the 406, 412 and 418 of firewalls), or for too many requests.
 */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 405, 406, 407, 412, 418, 429, 451, 503, 999]);
/** These say that less is to be asked, not that HEAD is unknown. */
const COMPLAINTS: ReadonlySet<number> = new Set([429, 503]);
/** Here it was refused to ask, or nothing is known of it. */
const UNASKED: ReadonlySet<VisitFailure> = new Set<VisitFailure>([
  'scheme',
  'credentials',
  'port',
  'address',
  'aborted',
  // It answered, and browsers read what is not read here.
  'headers',
  'encoding',
  // Browsers send the cookie back, and may arrive.
  'cookie-loop',
]);

/** What an answer means to a visitor of the page that points there. */
export function targetOutcome(
  answer: Pick<TargetAnswer, 'status' | 'failure' | 'skipped' | 'redirects' | 'contentType'>,
  kind: TargetKind,
): Exclude<TargetOutcome, 'waiting'> {
  const { status, failure, skipped, redirects } = answer;
  if (skipped !== null) return 'unchecked';
  if (failure !== null) return UNASKED.has(failure) || failure.startsWith('robots-') ? 'unchecked' : 'broken';
  if (status === null) return 'unchecked';
  if (REFUSALS.has(status)) return 'refused';
  // A redirect at the end is one that names no address of the web; who was not asked for changes has no page at all.
  if (status >= 300) return 'broken';
  if (isPageForImage(answer, kind)) return 'broken';
  return redirects > 0 ? 'redirected' : 'ok';
}

/** Whether an image is answered with a page, such as one that says that it is not there: no browser shows that. */
export function isPageForImage(
  { contentType }: Pick<TargetAnswer, 'contentType'>,
  kind: TargetKind,
): boolean {
  return kind === 'image' && contentType !== null && isHtml(contentType);
}

/** Whether an answer to HEAD is to be doubted: sites that do not know it answer with errors that a GET does not meet. */
export function isDoubtful(status: number): boolean {
  return status === 304 || (status >= 400 && !COMPLAINTS.has(status));
}

/**
 * The addresses that are asked where there are more than that: of each kind up to an equal share first, so that a gallery
 * leaves room for links; then what is left, links before scripts, styles, images and media. Each kind keeps its order.
 */
export function chooseTargets<Target>(
  byKind: Readonly<Record<TargetKind, readonly Target[]>>,
  most: number,
): Target[] {
  const share = Math.floor(most / TARGET_KINDS.length);
  const takes = new Map(ORDER.map((kind) => [kind, Math.min(share, byKind[kind].length)]));
  let left = most - [...takes.values()].reduce((sum, count) => sum + count, 0);
  for (const kind of ORDER) {
    const taken = takes.get(kind) ?? 0;
    const more = Math.min(left, byKind[kind].length - taken);
    takes.set(kind, taken + more);
    left -= more;
  }
  return ORDER.flatMap((kind) => byKind[kind].slice(0, takes.get(kind)));
}

const ORDER: readonly TargetKind[] = ['link', 'own', 'script', 'style', 'image', 'media'];
