import { INTENT_PRIORITY, UNCLASSIFIED, type IntentCounts } from '@contracts/intent/intent';

export type PrimaryIntent = keyof IntentCounts;

/** The order in which chart, table and csv show the counts. */
export const COUNT_ORDER: readonly PrimaryIntent[] = [...INTENT_PRIORITY, UNCLASSIFIED];

export function isPrimaryIntent(text: string): text is PrimaryIntent {
  return (COUNT_ORDER as readonly string[]).includes(text);
}
