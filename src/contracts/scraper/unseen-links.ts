/**
 * Why a crawl or a reading has not seen all links of its site, the weightiest first; the first that holds is told. The depth is
 * none of them: what is beyond it is a trap more often than a page that others hang on.
 */
export const UNSEEN_REASONS = [
  /** No link is followed: of a list, and of a reading of a sitemap. */
  'list',
  'sitemap',
  'stopped',
  /** More pages than may be visited, or than there is room for. */
  'limit',
  'full',
  /** Pages that show their links by JavaScript alone. */
  'javascript',
  /** Categories and tags, which are visited on request alone; other paths that are not visited. */
  'lists',
  'ignored',
  /** Addresses with a query string, where none is visited, and where too many were found. */
  'queries',
  'query-limit',
  /** Pages that could not be read. */
  'failed',
  /** Of a reading of before that was looked at. */
  'before',
] as const;
export type UnseenReason = (typeof UNSEEN_REASONS)[number];
/** Those that lie in what the filter does not let in. */
export type FilteredReason = Extract<UnseenReason, 'lists' | 'ignored' | 'queries' | 'query-limit'>;

/** Why nothing is said of pages that few or no links lead to. */
export interface UnseenLinks {
  reason: UnseenReason;
  /** How many different URLs were not seen. */
  addresses: number;
  /** The shortest of them, where one is known. */
  example?: string;
  /** Clicks from the start to the nearest page that was not read; absent where it may be the next one. */
  nearest?: number;
}

/** Whether all ways of so many clicks are known, so that a page that needs more is known to. */
export function areClicksKnown(unseen: UnseenLinks | undefined, clicks: number): boolean {
  return unseen === undefined || (unseen.nearest ?? 0) >= clicks;
}

const LONGEST_EXAMPLE = 60;

/** What was not seen, behind a colon: “14 list pages, such as /category/news, were not visited”. */
export function unseenWhy({ reason, addresses, example }: UnseenLinks): string {
  const path = example?.replace(/^https?:\/\/[^/]+/i, '') ?? '';
  const such = path === '' || path.length > LONGEST_EXAMPLE ? '' : `, such as ${path},`;
  const isOne = addresses === 1;
  const [were, urls] = [isOne ? 'was' : 'were', counted(addresses, 'URL')];
  const said: Record<UnseenReason, string> = {
    list: 'only the pages of the list were visited',
    sitemap: 'only the pages of the sitemap were visited',
    stopped: `the crawl was stopped before ${urls} ${were} visited`,
    limit: `${urls} beyond the page limit ${were} not visited`,
    full: `there was no room for ${urls}`,
    javascript: `${counted(addresses, 'page')} ${isOne ? 'shows its' : 'show their'} links only with JavaScript`,
    lists: `${counted(addresses, 'list page')}${such} ${were} not visited`,
    ignored: `${urls} with an ignored path${such} ${were} not visited`,
    queries: `${urls} with a query string${such} ${were} not visited`,
    'query-limit': `${urls} with a query string${such} ${were} left out`,
    failed: `${counted(addresses, 'page')}${such} could not be read`,
    before: 'the site was read before this was looked at',
  };
  return said[reason];
}

/** The same as a sentence of a tool that works on a reading; without a reason of a result that has kept none. */
export function noOrphansText(unseen: UnseenLinks | undefined): string {
  const why = unseen ? unseenWhy(unseen) : 'the reading did not see the whole site';
  return `No page is called an orphan: ${why}, so not all links of the site are known.`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
