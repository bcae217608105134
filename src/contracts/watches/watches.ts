import type { VisitFailure } from '../scraper/crawls';
import type {
  WatchFields,
  WatchMask,
  WatchOutcome,
  WatchPreset,
  WatchScope,
  WatchSeverity,
  WatchSlot,
  WatchSpan,
} from './watch-content';

/*
 * The API of watched pages, below /api/watches; foreign ids are answered with 404. Views of changes, checks and the sample
 * are in watch-history.ts.
 *
 * GET    /                        WatchRow[]           list: WATCH_SORTS, filters state (one or several), severity (of its latest change), tag, q
 * POST   /                        WatchView            WatchDto; 403 LIMIT_REACHED, 409 already watched
 * GET    /terms                   WatchTermsView
 * GET    /tags                    WatchTag[]           one's own tags, the most used first
 * GET    /sample                  SampleWatchView[]    nothing is fetched or kept
 * POST   /preview                 WatchPreviewView     WatchPreviewDto; fetches once
 * POST   /import                  WatchImportView      WatchImportDto
 * POST   /bulk                    WatchBulkView        WatchBulkDto
 * GET    /changes                 WatchChangeRow[]     of all watches, list: at, severity; filters watch, severity, seenOnce, dates
 * GET    /changes.csv             csv                  the same sort and filter
 * GET    /changes/:id/diff        WatchDiffView
 * GET    /:id                     WatchView
 * PUT    /:id                     WatchView            ChangeWatchDto: what is left out stays
 * DELETE /:id                     WatchView
 * POST   /:id/check               WatchView            queued at once; 403 LIMIT_REACHED, 409 while one is under way
 * POST   /:id/pause, /:id/resume  WatchView            403 LIMIT_REACHED
 * POST   /:id/baseline            WatchView            what is there now counts from here on
 * POST   /:id/ignore              WatchIgnoreView      WatchIgnoreDto; `apply: false` only counts
 * GET    /:id/checks              WatchCheckRow[]      list: at; filter outcome
 * GET    /:id/changes             WatchChangeRow[]     list: at, severity
 */

/** Of one request of `import`. */
export const MAX_WATCHES_AT_ONCE = 100;
/** Watches of one request of `bulk`. */
export const MAX_BULK_WATCHES = 1_000;

export const WATCH_TEXT_LIMITS = {
  /** Characters. */
  name: 120,
  tag: 40,
  tags: 10,
  /** Of a paste or a csv: 100 lines with an address, a name and tags. */
  pasted: 400_000,
} as const;

/** Plans do not count admins; this bounds what one of them can load on the instance. */
export const MAX_ADMIN_WATCHES = 5_000;

/** Lines that a preview shows; it tells how many there are. */
export const MAX_PREVIEW_LINES = 2_000;

/** Days of the bar of a watch. */
export const WATCH_BAR_DAYS = 30;

/** How long checks are kept. */
export const WATCH_CHECK_DAYS = 30;
/** Of one watch; its baseline is kept whatever its age. */
export const MAX_WATCH_VERSIONS = 200;
export const WATCH_VERSION_DAYS = 180;

/** What the chip of a watch says. */
export const WATCH_STATES = [
  'baseline',
  'unchanged',
  'changed',
  'failing',
  'paused',
  'paused-by-plan',
] as const;
export type WatchState = (typeof WATCH_STATES)[number];

/** Who paused it, of state `paused`: its owner, or the 14 days in which it could not be read. */
export const WATCH_PAUSERS = ['owner', 'failures'] as const;
export type WatchPauser = (typeof WATCH_PAUSERS)[number];

/** `name`: or the address of one without. */
export const WATCH_SORTS = ['createdAt', 'name', 'state', 'nextCheckAt', 'changedAt', 'id'] as const;

/** Why a page was not read; `robots`: its robots.txt forbids it; `too-costly`: it takes more time or memory than one may. */
export type WatchFailure = VisitFailure | 'robots' | 'too-costly';

/** One UTC day of the bar; a day without checks has zeros. */
export interface WatchDay {
  /** `2026-11-25` */
  day: string;
  checks: number;
  failed: number;
  changes: number;
  /** The worst of the day's changes. */
  severity: WatchSeverity | null;
}

/** The latest change that its owner was told of. */
export interface WatchLastChange {
  id: string;
  at: string;
  severity: WatchSeverity;
  /** `Title changed, and 3 lines of text` */
  summary: string;
}

/** The latest check that ended. */
export interface WatchLastCheck {
  at: string;
  outcome: WatchOutcome;
  /** Of the answer, where there was one. */
  status?: number;
  /** Why it could not be read, as a sentence; absent where it could. */
  sentence?: string;
}

/**
 * What a check waits for: another try after one that failed, as the sentence says; a second look at what differs; or its
 * turn at the site.
 */
export type WatchWaiting = { for: 'try'; sentence: string } | { for: 'look' | 'turn' };

/** A line of the list; times are ISO strings. */
export interface WatchRow {
  _id: string;
  id: string;
  url: string;
  /** Empty where none was given. */
  name: string;
  tags: string[];
  state: WatchState;
  /** Of state `paused`. */
  pausedBy?: WatchPauser;
  lastChange: WatchLastChange | null;
  lastCheck: WatchLastCheck | null;
  /** WATCH_BAR_DAYS days, today last. */
  days: WatchDay[];
  /** Null while paused, and where none is left for good. */
  nextCheckAt: string | null;
  /** A fetch of it is under way, or about to begin. */
  checking: boolean;
  /** Of a check that fetches nothing until `nextCheckAt`. */
  waiting?: WatchWaiting;
  /** Checks left in this window; null for who is not counted. */
  checksLeft: number | null;
  /** When those are counted from zero again; null for who is not counted, and for a lifetime. */
  checksResetAt: string | null;
  /** As wished for; `actualMinutes` is what the plan lets it be. */
  intervalMinutes: number;
  actualMinutes: number;
  createdAt: string;
}

/** What its owner sets. */
export interface WatchSettings {
  name: string;
  tags: string[];
  scope: WatchScope;
  /** Ignore rules as written. */
  rules: string[];
  /** Those that are switched on. */
  masks: WatchMask[];
  preset: WatchPreset;
  intervalMinutes: number;
  /** Whether changes are told beside being listed. */
  notify: boolean;
  /** The least severe that is told. */
  notifyFrom: WatchSeverity;
}

/** A watch with all that its page shows beside lists. */
export interface WatchView extends WatchRow, WatchSettings {
  /** Places that change by themselves. */
  slots: WatchSlot[];
  baselineAt: string | null;
  /** The fields as they were read last; null before a first version. */
  fields: WatchFields | null;
  /** "This page needs JavaScript; only its raw HTML is compared" */
  needsScript: boolean;
  /** Lines that are compared; null before a first version. */
  lines: number | null;
  /** Selectors that found nothing at the latest check. */
  emptySelectors: string[];
}

/** What the form and the head of the list need to know. */
export interface WatchTermsView {
  /** Watches that are not paused. */
  active: number;
  /** How many may be. */
  allowed: number;
  /** Checks of each watch per window; null for who is not counted. */
  checksPerWatch: number | null;
  time: '1 day' | '30 days' | 'lifetime' | null;
  /** When checks are counted from zero again. */
  resetAt: string | null;
  /** Minutes that may be chosen, the shortest first. */
  intervals: number[];
  watches: number;
  paused: number;
  pausedByPlan: number;
}

export interface WatchTag {
  tag: string;
  watches: number;
}

/** A line with what of it does not count. */
export interface WatchPreviewLine {
  text: string;
  spans: WatchSpan[];
}

/** Elements of a page that a preview lists, and characters of the text of each. */
export const MAX_PREVIEW_LEFT_OUT = 50;
export const MAX_LEFT_OUT_TEXT = 200;

/** An element that is not compared, since it is named like what asks for consent or like an advertisement. */
export interface WatchLeftOut {
  kind: 'consent' | 'advertisement';
  /** A CSS selector of it by the name that says so, such as `.cookie-banner`: a watch of that part compares it. */
  selector: string;
  /** The beginning of its text; MAX_LEFT_OUT_TEXT. */
  text: string;
}

/** What would be compared. With another outcome than `ok`, and where a selector can't be used, nothing was read. */
export interface WatchPreviewView {
  /** As it would be watched. */
  url: string;
  outcome: WatchOutcome;
  /** "We could not read the page: {outcome}. Nothing was saved." Empty where it was read. */
  sentence: string;
  status: number | null;
  finalUrl: string | null;
  redirects: number;
  /** The page's own title. */
  title: string;
  /** The first MAX_PREVIEW_LINES. */
  lines: WatchPreviewLine[];
  totalLines: number;
  fields: WatchFields | null;
  needsScript: boolean;
  /** Elements with a text that are left out for their names; the first MAX_PREVIEW_LEFT_OUT, and how many there are. */
  leftOut: WatchLeftOut[];
  totalLeftOut: number;
  /** The watch that has this URL already. */
  watched: string | null;
}

export const WATCH_IMPORT_OUTCOMES = ['added', 'already', 'refused', 'no-place'] as const;
/** `already`: it is watched, or stands further up; `no-place`: the plan has none left. */
export type WatchImportOutcome = (typeof WATCH_IMPORT_OUTCOMES)[number];

/** What became of a line; lines count from 1, empty ones too. */
export interface WatchImportLine {
  line: number;
  text: string;
  outcome: WatchImportOutcome;
  /** Why it was not added; empty where it was. */
  sentence: string;
  /** The watch that was added, or the existing one. */
  id: string | null;
}

export interface WatchImportView {
  added: number;
  lines: WatchImportLine[];
}

export const WATCH_BULK_ACTIONS = ['pause', 'resume', 'check', 'delete'] as const;
export type WatchBulkAction = (typeof WATCH_BULK_ACTIONS)[number];

/** Some of one's own watches: by their ids, or all that the list's filter finds, with how many it was seen to find. */
export interface WatchSelection {
  ids?: string[];
  filter?: Record<string, unknown>;
  expected?: number;
}

/** Of those that were named: what was done, and why the others stayed as they were. */
export interface WatchBulkView {
  done: string[];
  refused: { id: string; sentence: string }[];
}

/** Where the page is. */
export const WATCHES_PATH = '/content-detection';

/** Where the page shows one watch, with one of its changes open where its id is given. */
export function watchPath(watch: string, change?: string): string {
  return `${WATCHES_PATH}?watch=${watch}${change === undefined ? '' : `&change=${change}`}`;
}
