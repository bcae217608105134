import { pageFailureSentence } from '../pages/page-messages';
import { MAX_CHECKED_PAGES, MAX_COMPETITORS, MAX_PASTED_BYTES } from './schema-check.kind';
import type { SchemaCheckView } from './schema-check-views';
import type { RichResultState } from './schema-checks';

/** Sentences of Schema Intelligence. */
export const SCHEMA_RUN_MESSAGES = {
  inputRequired: 'Enter at least one URL, or paste HTML or JSON-LD.',
  eitherOr: 'Check URLs or pasted code, not both in one run.',
  tooManyAddresses: `Enter at most ${MAX_CHECKED_PAGES} URLs; put the others in a second run.`,
  tooManyCompetitors: `Compare with at most ${MAX_COMPETITORS} pages of competitors.`,
  pasteInvalid: 'Paste HTML or JSON-LD as text.',
  pasteNoMarkup: "This is neither HTML nor JSON-LD. Paste a page's code or its markup.",
  pasteTooLarge: `Paste at most ${MAX_PASTED_BYTES / 1024 / 1024} MB.`,
  runUnfinished:
    'The run of this check is not finished yet. Wait until it finishes, or cancel it, and then delete the check.',
  pasted: 'Pasted code',
  sample: 'Sample',
  statusRefused: (status: number) => `The site answered with status ${status}.`,
  markupUnreadable: 'The markup took too long to read. Shorten it, or paste the part that matters.',
} as const;

/** Why a page was not read; null for one that was. */
export function uncheckedSentence({
  failure,
  status,
  summary,
}: Pick<SchemaCheckView, 'failure' | 'status' | 'summary'>): string | null {
  if (summary !== null) return null;
  if (failure === 'markup') return SCHEMA_RUN_MESSAGES.markupUnreadable;
  if (failure !== null) return pageFailureSentence(failure);
  return SCHEMA_RUN_MESSAGES.statusRefused(status ?? 0);
}

/** What a page gets of a rich result, in words. */
export function stateName(state: RichResultState, endedOn?: string): string {
  if (state === 'ended') return endedOn ? `Ended on ${endedOn}` : 'Ended';
  return STATE_NAMES[state];
}

const STATE_NAMES = {
  eligible: 'Eligible',
  warnings: 'Eligible with warnings',
  'not-eligible': 'Not eligible',
} as const;

/** How a page is named where its address may be none. */
export function checkName({ address }: Pick<SchemaCheckView, 'address'>): string {
  return address ?? SCHEMA_RUN_MESSAGES.pasted;
}
