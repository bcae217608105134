import type { IntentType } from '../../../contracts/intent/intent';

/** The words and phrases that Cohort begins with for one intent. */
export interface Vocabulary {
  /** Taken by "Auto fill important words". */
  important: readonly string[];
  others: readonly string[];
}

/** Those of one language. */
export type IntentVocabulary = Record<IntentType, Vocabulary>;
