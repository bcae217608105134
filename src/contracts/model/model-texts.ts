import type { ModelFailureReason } from './model';

/** What the model writes for a page. Its failures are no errors of the tool that asked. */
export interface ModelTextsView<Value> {
  /** Null where there are none. */
  value: Value | null;
  /** Why the model gave none; null too where it was not asked, as nothing was kept or there is nothing to write about. */
  reason: ModelFailureReason | null;
  /** The same as a sentence; empty where there are texts. */
  says: string;
}

/** What an AI's texts are, to who reads them. */
export const WRITTEN_BY_AI = 'Written by AI. Check it before you use it.';

const UNUSABLE = 'The AI’s answer could not be used, and was left out. Try again, or go on without it.';
const MISCONFIGURED = 'The AI is not set up correctly. An admin sees the reason under Settings.';
const BROKEN = 'The AI is out of order just now. Try again later, or go on without it.';
const DECLINED = 'The AI declined to write about this. Nothing else depends on it.';

/** What each failure means, to who asked for texts. */
export const MODEL_TEXTS_SAY: Readonly<Record<ModelFailureReason, string>> = {
  off: 'The AI was switched off. Nothing else depends on it.',
  paused: 'The AI is paused for a minute. Try again then.',
  'user-budget': 'Your AI allowance of today is used up. It renews at midnight UTC.',
  'daily-budget': 'Today’s AI allowance of all users is used up. It renews at midnight UTC.',
  'too-long': 'This is more than the AI reads at once.',
  aborted: 'The AI was stopped.',
  unreachable: BROKEN,
  timeout: 'The AI did not answer in time. Try again, or go on without it.',
  'rate-limited': 'The AI is busy. Try again in a minute.',
  'server-error': BROKEN,
  'plain-http': MISCONFIGURED,
  redirect: MISCONFIGURED,
  'wrong-type': MISCONFIGURED,
  'key-refused': MISCONFIGURED,
  'not-found': MISCONFIGURED,
  'request-refused': MISCONFIGURED,
  filtered: DECLINED,
  refused: DECLINED,
  'too-large': UNUSABLE,
  'broken-answer': UNUSABLE,
  'cut-off': UNUSABLE,
  'tool-call': UNUSABLE,
  empty: UNUSABLE,
  'wrong-form': UNUSABLE,
  unfounded: UNUSABLE,
};

/** Where the model is not asked. */
export const NOT_ASKED = {
  nothingKept: 'The AI has not been asked for this in the last 30 days.',
  nothingToSay: 'There is nothing here for the AI to write about.',
} as const;
