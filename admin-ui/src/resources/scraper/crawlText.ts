import { MAX_TARGETS } from '@contracts/scraper/crawl-targets';
import {
  CRAWL_LIMITS,
  type CrawlView,
  MAX_QUERIES_PER_PATH,
  type SkipReason,
  type VisitFailure,
} from '@contracts/scraper/crawls';
import { fetchSentence } from '@contracts/scraper/fetch-messages';
import { areClicksKnown, unseenWhy, type UnseenReason } from '@contracts/scraper/unseen-links';
import { THRESHOLDS } from '@domain/scraper/issues/thresholds';
import { unreachedBy } from '@domain/scraper/unreached';
import { shortAddress } from '../../shared/addresses/shortAddress';
import { counted } from '../../shared/counted';
import { formatCount, formatSeconds } from '../../shared/format';
import { barPercent, isFinished, waitText } from '../../shared/jobs/jobText';

/** A shorter pause is over before it is read. */
const SHOWN_PAUSE_MS = 3_000;

/** What kept a page from being fetched, in a few words. */
export const FAILURE_LABELS: Record<VisitFailure | 'client-error' | 'server-error', string> = {
  scheme: 'Not http or https',
  credentials: 'Password in the URL',
  port: 'Port not allowed',
  address: 'URL not allowed',
  dns: 'Name not found',
  connect: 'No connection',
  tls: 'Certificate problem',
  timeout: 'Too slow',
  'too-large': 'Too large',
  'too-many-redirects': 'Too many redirects',
  headers: 'Broken headers',
  type: 'Not a page',
  encoding: 'Unreadable encoding',
  aborted: 'Broken off',
  'redirect-nowhere': 'Redirect without a URL',
  'redirect-scheme': 'Redirect to no page of the web',
  'not-modified': '304 without being asked',
  'cookie-loop': 'Redirects until a cookie is kept',
  'robots-timeout': 'robots.txt not reached: too slow',
  'robots-server-error': 'robots.txt not reached: server error',
  'robots-busy': 'robots.txt not reached: too many requests',
  'robots-unreadable': 'robots.txt not reached: unreadable',
  'client-error': 'Client error (4xx)',
  'server-error': 'Server error (5xx)',
};

/** Why a link was found and not followed. */
export const SKIP_LABELS: Record<SkipReason, string> = {
  invalid: 'No valid URL',
  scheme: 'Not http or https',
  'other-site': 'Another site',
  fragment: 'Jumps within a page',
  query: 'Has a query string',
  'query-limit': 'Beyond the limit for query strings',
  'file-type': 'A file, not a page',
  'ignored-path': 'Ignored path',
  robots: 'Forbidden by robots.txt',
  nofollow: 'Marked nofollow',
  depth: 'Beyond the depth',
  limit: 'Beyond the page limit',
  stopped: 'Crawl stopped before',
  'too-long': 'URL too long',
  'error-page': 'On an error page',
  endless: 'Path repeats itself',
};

/** What a crawl is called: its site's host and path, or the length of its list. */
export function crawlName({ options }: Pick<CrawlView, 'options'>): string {
  const address = shortAddress(options.startUrl);
  return options.mode === 'list' ? `List from ${address}` : address;
}

/** Of an address of the crawled site the path, since the host is known; of others all but the scheme. */
export function pathWithin(url: string, startUrl: string): string {
  const origin = /^https?:\/\/[^/?#]+/i.exec(startUrl)?.[0].toLowerCase();
  if (origin && url.toLowerCase().startsWith(`${origin}/`)) return url.slice(origin.length);
  return shortAddress(url);
}

/** How far a crawl has come, or what came of it. */
export function crawlSummary({ progress }: Pick<CrawlView, 'progress'>): string {
  return `${formatCount(progress.visited)} of ${counted(progress.found, 'link')} visited`;
}

/** What a queued crawl waits for. */
export function crawlWait({ waitsFor }: Pick<CrawlView, 'waitsFor'>): string {
  // It may be another admin's.
  return waitsFor === 'own' ? 'Waiting for one of two crawls of the same admin to end…' : waitText(waitsFor);
}

/** How far it has come, with what went wrong, what was left alone and how fast it is. */
export function crawlGlance(crawl: CrawlView): string {
  const { failures, skipped, targets } = crawl.progress;
  const seconds = secondsTaken(crawl);
  const [errors, left] = [sumOf(failures), sumOf(skipped)];
  return [
    crawlSummary(crawl),
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(targets ? [`${formatCount(targets.asked)} of ${counted(targets.total, 'target')} checked`] : []),
    ...(left > 0 ? [`${counted(left, 'link')} not followed`] : []),
    isFinished(crawl) && seconds !== null
      ? `in ${formatSeconds(seconds)}`
      : `${pagesPerSecond(crawl).toLocaleString('en', { maximumFractionDigits: 1 })} pages per second`,
  ].join(' · ');
}

/** What a crawl is doing while it runs. */
export const PART_LABELS: Record<'pages' | NonNullable<CrawlView['progress']['part']>, string> = {
  pages: 'Crawling',
  targets: 'Checking targets',
  report: 'Preparing the reports',
};

/** That a site is asked more seldom since it said so, and for how long it is waited for; null where it is not. */
export function slowdownText({ slowed }: CrawlView['progress']): string | null {
  if (!slowed) return null;
  const { host, everyMs, pauseMs } = slowed;
  if (pauseMs >= SHOWN_PAUSE_MS) {
    return `${host} asks for a pause. The next request is in ${formatSeconds(pauseMs / 1_000)}.`;
  }
  return `${host} asks for fewer requests: one every ${formatSeconds(everyMs / 1_000)}.`;
}

/** Why a crawl that has ended reached no page at all; null where it reached one. */
export function unreachedText({ status, progress }: Pick<CrawlView, 'status' | 'progress'>): string | null {
  const failure = unreachedBy(progress);
  if (status !== 'done' || failure === null) return null;
  if (failure.startsWith('robots-')) return fetchSentence(failure);
  const reason = FAILURE_LABELS[failure];
  return `The site could not be reached: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}. Check the URL and that the site is up, then crawl it again.`;
}

/** What a crawl's bar shows: 0 to 100, or null while nobody knows how much there is to do. */
export function crawlPercent({ status, progress, options }: CrawlView): number | null {
  const { part, targets } = progress;
  // Each part has a bar of its own; how long the reports take nobody knows.
  if (part === 'report') return null;
  if (part === 'targets')
    return targets ? barPercent({ status, progress: { done: targets.asked, total: targets.total } }) : null;
  const total = Math.min(progress.found, options.pageLimit);
  return barPercent({ status, progress: { done: progress.visited, total } });
}

/** Kinds with their counts, the most frequent first, those without left out. */
export function byCount<Kind extends string>(counts: Partial<Record<Kind, number>>): [Kind, number][] {
  const entries = Object.entries(counts) as [Kind, number | undefined][];
  return entries
    .flatMap(([kind, count]): [Kind, number][] => (count ? [[kind, count]] : []))
    .sort(([, a], [, b]) => b - a);
}

/** How fast a crawl is now or, when it has ended, was on the whole. */
export function pagesPerSecond(crawl: CrawlView): number {
  const { progress, finishedAt } = crawl;
  const seconds = secondsTaken(crawl);
  if (!finishedAt || seconds === null) return progress.pagesPerSecond;
  return seconds > 0 ? progress.visited / seconds : progress.visited;
}

/** How long a crawl that has ended was at work; null for one that never began. */
export function secondsTaken({ progress, startedAt, finishedAt }: CrawlView): number | null {
  if (progress.seconds !== undefined) return progress.seconds;
  return startedAt && finishedAt ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : null;
}

/** All kinds together. */
export function sumOf(counts: Partial<Record<string, number>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** A file's name for what is exported of a crawl. */
export function exportName(
  crawl: Pick<CrawlView, 'options' | 'analysed' | 'partial'>,
  what: string,
  ending: string,
): string {
  const host = /^https?:\/\/([^/?#]+)/i.exec(crawl.options.startUrl)?.[1] ?? 'crawl';
  const partly = crawl.analysed && !crawl.partial ? '' : ' (partial)';
  return `${host.replace(/[^\w.-]+/g, '-')} ${what}${partly}.${ending}`;
}

/** What a report on a crawl that was stopped covers; null where it covers all. */
export function partialText({ partial, progress, status }: CrawlView): string | null {
  if (!partial) return null;
  const { visited, found } = progress;
  const rest = status === 'running' || status === 'queued' ? '' : ' Resume it for the others.';
  return `Partial: the crawl was stopped after ${formatCount(visited)} of ${counted(found, 'link')}. Everything here covers the pages visited until then.${rest}`;
}

/** That addresses with a query string were left out, since a crawl visits only so many; null where none were. */
export function queriesText({ progress, options }: Pick<CrawlView, 'progress' | 'options'>): string | null {
  const { queriesLeftOut = 0 } = progress;
  if (queriesLeftOut === 0) return null;
  const most = formatCount(options.queryLimit ?? 0);
  return `${counted(queriesLeftOut, 'URL', 'URLs')} with a query string ${queriesLeftOut === 1 ? 'was' : 'were'} left out: this crawl visits ${most} at most, and ${MAX_QUERIES_PER_PATH} of the same path.`;
}

/** How deep a page is of which nobody knows: no link from the start leads there. */
export const UNLINKED_LABEL = 'Not linked';

/** Clicks from the start. */
export function depthText(depth: number | null): string {
  return depth === null ? '–' : formatCount(depth);
}

/** How many addresses a crawl's depth left out, once it has ended; null where none. */
export function depthLeftOutText({ status, progress, options }: CrawlView): string | null {
  const { depthLeftOut = 0 } = progress;
  if (status !== 'done' || depthLeftOut === 0) return null;
  const [were, them] = depthLeftOut === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${counted(depthLeftOut, 'URL', 'URLs')} beyond depth ${formatCount(options.depth)} ${were} not visited, nor the pages behind ${them}. Go on unless this is a trap, such as a calendar without an end.`;
}

/** How many addresses are beyond a crawl's page limit, once it has ended; null where none. */
export function beyondLimitText({ status, progress: { unseen }, options }: CrawlView): string | null {
  if (status !== 'done' || unseen?.reason !== 'limit') return null;
  const were = unseen.addresses === 1 ? 'was' : 'were';
  return `${counted(unseen.addresses, 'URL', 'URLs')} beyond the page limit of ${formatCount(options.pageLimit)} ${were} not visited. Change the settings to visit more.`;
}

/** How deep a crawl goes on that was not deep enough; null where it went as deep as any. */
export function nextDepth({ options }: Pick<CrawlView, 'options'>): number | null {
  const { max, usual } = CRAWL_LIMITS.depth;
  const depth = Math.min(max, Math.max(2 * options.depth, options.depth + usual));
  return depth > options.depth ? depth : null;
}

/** What lets a crawl see what it has not seen. */
const UNSEEN_ADVICE: Partial<Record<UnseenReason, string>> = {
  lists: 'Turn on “Visit categories and tags” and crawl again to have them judged.',
  ignored: 'Remove the paths from “Ignored paths” and crawl again to have them judged.',
  queries: 'Turn on “Include query strings” and crawl again to have them judged.',
  'query-limit': `Raise “Query string limit” and crawl again to have them judged. Of one path, at most ${MAX_QUERIES_PER_PATH} are visited.`,
  failed: 'Crawl again to have them judged.',
};

/** Why nothing is said of orphans and the like; null where all links of the site were seen. */
export function unseenText({ progress: { unseen } }: Pick<CrawlView, 'progress'>): string | null {
  if (!unseen) return null;
  const advice = UNSEEN_ADVICE[unseen.reason];
  const what = areClicksKnown(unseen, THRESHOLDS.depth)
    ? 'Orphans and pages with few links'
    : 'Orphans, deep pages and pages with few links';
  return `${what} are not listed: ${unseenWhy(unseen)}, so not all links of the site are known.${advice ? ` ${advice}` : ''}`;
}

/** How much of what pages point at was checked; null where all of it was. */
export function targetsText({ progress: { targets } }: Pick<CrawlView, 'progress'>): string | null {
  if (!targets) return null;
  const { asked, total, leftOut } = targets;
  if (asked === total && leftOut === 0) return null;
  const checked = `${formatCount(asked)} of ${counted(total + leftOut, 'URL', 'URLs')} that pages point at ${asked === 1 ? 'was' : 'were'} checked.`;
  if (leftOut === 0) return checked;
  return `${checked} A crawl checks ${formatCount(MAX_TARGETS)} at most: ${formatCount(leftOut)} ${leftOut === 1 ? 'was' : 'were'} left out.`;
}

/** How many links were not asked, so that a list of broken ones says nothing of them; null where all were. */
export function unaskedText({ progress, options }: Pick<CrawlView, 'progress' | 'options'>): string | null {
  const { unaskedLinks = 0 } = progress;
  if (unaskedLinks === 0) return null;
  const where = options.targets
    ? 'URLs that are not visited or could not be checked'
    : 'other sites or to URLs that are not visited';
  if (unaskedLinks === 1) return `1 link was not checked: it leads to ${where}.`;
  return `${formatCount(unaskedLinks)} links were not checked: they lead to ${where}.`;
}

/** The question before a crawl is stopped. */
export const CANCEL_QUESTION = {
  title: 'Cancel this crawl?',
  text: 'You get a report on the pages visited so far, and can resume the crawl later.',
  action: 'Cancel crawl',
  keep: 'Keep crawling',
  destroys: true,
};

/** The question before a crawl is deleted. */
export function deletionQuestion(crawl: CrawlView | undefined) {
  return {
    title: `Delete the crawl of ${crawl ? crawlName(crawl) : ''}?`,
    text: 'Its pages, links and reports are deleted too. This cannot be undone.',
    action: 'Delete',
    destroys: true,
  };
}
