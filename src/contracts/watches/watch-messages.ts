import { fetchSentence } from '../scraper/fetch-messages';
import type { WatchOutcome } from './watch-content';
import { WATCH_LIMITS } from './watch-limits';
import { MAX_ADMIN_WATCHES, MAX_BULK_WATCHES, MAX_WATCHES_AT_ONCE, type WatchFailure } from './watches';
import { WATCH_TEXT_LIMITS } from './watches';

const OUTCOMES: Record<WatchOutcome, string> = {
  ok: 'it was read',
  network: 'it cannot be reached',
  http: 'the site answered with an error',
  type: 'the URL leads to a file of another kind, not to a page',
  challenge: 'the site asked to prove that a person is visiting it',
  login: 'the site asked to log in',
  wall: 'the site showed a notice in place of the page, such as one on cookies, on your country or of an error',
  empty: 'it is nearly empty',
};

/** What users read of watched pages. */
export const WATCH_MESSAGES = {
  alreadyWatched: 'You already watch this page',
  unread: (outcome: WatchOutcome, status: number | null = null) =>
    `We could not read the page: ${outcomeText(outcome, status)}. Nothing was saved.`,
  needsScript: 'This page needs JavaScript; only its raw HTML is compared',
  robots: 'robots.txt of this site asks not to read this page',

  tooCostly: 'Reading this page takes too long. Choose a smaller part of it, or simpler selectors.',

  addressRequired: 'Enter the URL of a page, such as https://example.com/page.',
  addressInvalid: 'Enter the full URL of a page, such as https://example.com/page.',
  tagsInvalid: `A watch has up to ${WATCH_TEXT_LIMITS.tags} tags of at most ${WATCH_TEXT_LIMITS.tag} characters.`,
  partInvalid: 'Choose the main content, the whole page or selectors.',
  selectorsRequired: 'Enter at least one CSS selector, such as .price.',
  selectorsInvalid: `Enter up to ${WATCH_LIMITS.selectors} CSS selectors.`,
  excludedInvalid: `Enter up to ${WATCH_LIMITS.excluded} CSS selectors to leave out.`,
  rulesInvalid: `Enter up to ${WATCH_LIMITS.rules} texts to ignore, each of at most ${WATCH_LIMITS.rule} characters.`,
  masksInvalid: 'Choose what changes by itself from the list.',
  presetInvalid: 'Choose what is watched: everything, indexability, price and stock, or content.',
  intervalInvalid: 'Choose one of the intervals that your plan offers.',
  notifyInvalid: 'Say whether you want to be told.',
  severityInvalid: 'Choose which changes you are told of.',
  slotsInvalid: 'Name the places by their ids.',

  pasteRequired: 'Paste one URL per line, or a CSV with a column named url.',
  pasteTooLong: 'This is too much text. Add your pages in several steps.',
  tooManyAtOnce: `Up to ${MAX_WATCHES_AT_ONCE} pages can be added at once. Add the rest afterwards.`,
  repeatedLine: (line: number) => `This URL is on line ${line.toLocaleString('en')} already`,
  noPlace: 'Your plan has no place left. Pause or delete a watch, or upgrade your plan.',
  placesFull: 'You watch as many pages as your plan allows. Pause or delete one first.',
  adminFull: `An admin watches up to ${MAX_ADMIN_WATCHES.toLocaleString('en')} pages at a time. Pause or delete some first.`,
  tooManyWatches: `You keep ${MAX_ADMIN_WATCHES.toLocaleString('en')} watches, paused ones included. Delete some first.`,
  noChecksLeft: 'This page has been checked as often as your plan allows for now.',

  hostBusy: 'This site is being read for others right now. Try again in a minute.',

  bulkIds: `Name 1 to ${MAX_BULK_WATCHES.toLocaleString('en')} watches.`,
  bulkSelection: 'Name watches by ids, or by filter and expected.',
  bulkTooMany: `More than ${MAX_BULK_WATCHES.toLocaleString('en')} pages match. Narrow the filter.`,
  bulkOtherCount: (count: number) =>
    count === 1
      ? '1 page matches now. Check the list and try again.'
      : `${count.toLocaleString('en')} pages match now. Check the list and try again.`,
  bulkAction: 'Choose to pause, resume, check or delete.',
  gone: 'This watch no longer exists',
  checkUnderWay: 'The check of this page is not finished yet.',
  paused: 'This watch is paused. Resume it first.',
  notPaused: 'This watch is not paused',

  ignoreOne: 'Name one thing to ignore: a text, a place or a kind of text.',
  changeGone: 'This change no longer exists.',
  neverIgnored: 'This decides whether the page can be found, so its changes are never ignored.',
  hunkUnknown: 'This change has no such difference any more.',
  versionsGone: 'The texts of this change are no longer kept.',
  alreadyIgnored: 'This is ignored already.',
  tooManySlots: `A watch has at most ${WATCH_LIMITS.slots} places that are ignored.`,
} as const;

/** How a fetch ended, as a part of a sentence. */
export function outcomeText(outcome: WatchOutcome, status: number | null = null): string {
  return outcome === 'http' && status !== null ? `the site answered ${status}` : OUTCOMES[outcome];
}

/** Why a page could not be read, as a sentence; empty where it could. */
export function unreadSentence(
  outcome: WatchOutcome,
  { status, failure }: { status: number | null; failure?: WatchFailure },
): string {
  if (outcome === 'ok') return '';
  if (failure === 'robots') return `${WATCH_MESSAGES.robots}.`;
  if (failure === 'too-costly') return WATCH_MESSAGES.tooCostly;
  if (outcome === 'network' && failure) return fetchSentence(failure);
  const text = outcomeText(outcome, status);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
