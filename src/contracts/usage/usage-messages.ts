import type { LimitTime } from './limits';

export interface LimitTexts {
  title: string;
  usage: string;
  remaining: string;
  note: string;
}

/** What a dialog says of a limit that is reached: of a window by its length, or of pages under watch. */
export const LIMIT_TEXTS: Record<LimitTime | 'active', LimitTexts> = {
  '1 day': {
    title: "You've reached your daily usage limit.",
    usage: "Today's Usage",
    remaining: 'Remaining Uses',
    note: 'Resets Daily at 12:00 AM UTC',
  },
  '30 days': {
    title: "You've reached your monthly usage limit.",
    usage: "This Month's Usage",
    remaining: 'Remaining Uses',
    note: 'Resets every 30 days, counted from the day you got your plan',
  },
  lifetime: {
    title: "You've reached your lifetime usage limit.",
    usage: 'Lifetime Usage',
    remaining: 'Remaining Uses',
    note: 'Does not reset',
  },
  active: {
    title: "You've reached your active detection limit.",
    usage: 'Content Detection Usage',
    remaining: 'Remaining',
    note: 'Only Active Count',
  },
};

export const NEEDS_MORE_TITLE = 'This needs more uses than are left.';

/** What is told of uses, and of an admin's adjustments. */
export const USAGE_MESSAGES = {
  needsMore: (requested: number, left: number) =>
    `This needs ${requested} uses, and ${left === 1 ? '1 is' : `${left} are`} left. Ask for fewer at once.`,
  countedByServer: 'The use of this tool is counted where its work is done. Do not report it.',
  oneAtATime: 'Report one use per call.',
  reasonRequired: 'Enter a reason.',
  amountInvalid: 'Enter a whole number of 1 or more.',
  adjustmentUnknown: 'Choose what to do.',
  toolNotLimited: 'This user has no limited tool of this name.',
  fieldNotCounted: 'This tool does not count this.',
  inUseNow:
    'This says what is in use right now, so there is nothing to give back. Give the user limits of their own instead.',
  usedLess: (used: number) =>
    used === 0 ? 'Nothing is used in this window' : `Only ${used} can be given back`,
  addedLess: (extra: number) =>
    extra === 0 ? 'Nothing was added to this window' : `Only ${extra} can be taken away`,
  addedTooMuch: (most: number) => `At most ${most} can be added to a window.`,
} as const;
