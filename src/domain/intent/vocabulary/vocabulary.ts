/** The words and phrases that Cohort begins with for one intent. */
export interface Vocabulary {
  /** Taken by "Auto fill important words". */
  important: readonly string[];
  others: readonly string[];
}
