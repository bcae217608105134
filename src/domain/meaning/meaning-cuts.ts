import type { Granularity } from '../../contracts/keywords/grouping';

/** From which similarities keywords are one group. */
export interface GroupCut {
  /** Of two groups, by the mean of their members. */
  same: number;
  /** Of a stray, which is one keyword or two, and a group … */
  stray: number;
  /** … where together they are so much less like whatever comes next. */
  clear: number;
}

/**
 * What words weigh beside the meaning of keywords. Words that all keywords have weigh next to nothing, while to the model
 * keywords of one subject are all alike: without words a list about one subject is a single group.
 */
export const WORDS_WEIGH = 0.2;

/**
 * Similarities from which texts mean the same for a purpose: centred cosines of the sentence model that ships with Cohort.
 * What each was measured on, and how often it errs, is in docs/decisions/meaning.md.
 */
export const MEANING_CUTS = {
  /** `balanced` is measured, the others are a tenth apart from it [A]. */
  group: {
    broad: { same: 0.6, stray: 0.3, clear: 0.12 },
    balanced: { same: 0.7, stray: 0.4, clear: 0.12 },
    tight: { same: 0.8, stray: 0.5, clear: 0.12 },
  } satisfies Record<Granularity, GroupCut>,
  /** A word or phrase belongs to the topic of a brief: its keyword, the titles of its pages and ten of their phrases. */
  term: { word: 0.19, phrase: 0.13 },
  /**
   * Two headings that share a main word are about one thing: where one says all that the other does, where that is a single
   * word, and where both have words of their own.
   */
  heading: { held: 0.45, thin: 0.55, differing: 0.7 },
} as const;
