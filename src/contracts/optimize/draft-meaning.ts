/** Sentences of a draft that are asked for at once: those of some 5,000 words. */
export const MAX_MEANT_SENTENCES = 300;
/** Characters of one; a longer one is not asked for. */
export const MAX_MEANT_CHARACTERS = 600;

/** What sentences of a draft mean beside the terms of its goal, by their places in the list; or why it is not known. */
export type DraftMeaningView =
  | {
      /** Terms that a sentence says in other words, each with the one that is nearest to it. */
      covered: { term: string; sentence: number }[];
      /** Sentences that say the same as an earlier one in other words, each with the first of them. */
      alike: { sentence: number; to: number }[];
    }
  | { missing: 'off' | 'failed' };
