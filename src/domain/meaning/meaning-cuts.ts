import type { Granularity } from '../../contracts/keywords/grouping';
import { COVER_DEFAULTS } from '../../contracts/strategy/default-settings';

/** From which similarities keywords are one group, beside what all keywords of their list have in common. */
export interface GroupCut {
  /** Of two groups, by the mean of their members. */
  same: number;
  /** Of a stray, which is one keyword or two, and a group. */
  stray: number;
}

/** What words weigh beside the meaning of keywords; those that all keywords of a list have weigh next to nothing. */
export const WORDS_WEIGH = 0.25;

/**
 * What words weigh beside the meaning of a keyword and a passage: to the model all questions of one form are alike, and the
 * word that tells them apart is in the heading or is not.
 */
export const COVER_WORDS_WEIGH = 0.4;

/**
 * From when a passage covers a keyword, from when it touches it, and below what it is clearly about something else: by meaning
 * with words, and by words alone.
 */
export const COVER_CUTS = {
  meaning: { ...COVER_DEFAULTS.meaning, foreign: 0.4 },
  words: COVER_DEFAULTS.words,
} as const;

/**
 * From when a link is right: what its sentence has of what the target says of itself, and with it what its anchor has of the
 * target's name, by how much of the name it is: all of it in more words than two, in two, an alias of others, or a part. The
 * words around it may be so much nearer to the name of another page.
 */
export const LINK_CUTS = {
  about: 0.44,
  /** Of a sentence that calls the page by its name. */
  called: { named: 0.9, about: 0.3 },
  /** Of a sentence with all of a name of several words, and of one that sends the reader to the page. */
  whole: 0.36,
  pointed: 0.25,
  /** Of what is a page's name to the site: what others link it with, all of a name, what the rest of it is said of. */
  firm: {
    habit: { about: 0.2, named: 0.3, both: 0.55 },
    whole: { about: 0.2, named: 0.7, both: 0.9 },
    lead: { about: 0.4, named: 0.4, both: 0.9 },
  },
  /** Of a name within a title and the rest of it: what the title says besides must not be all of it. */
  given: 0.53,
  both: { name: 1.1, short: 1.15, alias: 1.22, part: 1.28, given: 1.06 },
  astray: 0.05,
} as const;

/**
 * Similarities from which texts mean the same for a purpose: centred cosines of the sentence model that ships with Cohort.
 * What each was measured on, and how often it errs, is in docs/decisions/meaning.md.
 */
export const MEANING_CUTS = {
  /** `balanced` is measured, the others are a tenth apart from it [A]. */
  group: {
    broad: { same: 0.34, stray: 0.16 },
    balanced: { same: 0.44, stray: 0.26 },
    tight: { same: 0.54, stray: 0.36 },
  } satisfies Record<Granularity, GroupCut>,
  /**
   * Of a hub: near its topic or a page of it; all but the same as what was taken out; and what is called off topic: so near to
   * another subject, by so much nearer than to the topic, with no more nearness around it in a list of so many keywords.
   */
  topic: {
    near: 0.35,
    alike: 0.7,
    foreign: [
      { other: 0.48, nearer: 0.27, around: 0.4, keywords: 0 },
      { other: 0.35, nearer: 0.2, around: 0.27, keywords: 50 },
    ],
  },
  /**
   * A page of a hub belongs under a heavier one: of which it holds the label, of which it has words, or by meaning alone; words
   * weigh so much. Pages that share a word are one part of a hub where they are by so much more alike than all are.
   */
  parent: { label: 0.3, words: 0.4, alone: 0.6, weight: 0.3, part: 0.1 },
  /** A sentence of a draft: says a term in other words; says what another sentence says. No words. */
  draft: { covers: 0.5, alike: 0.75 },
  /**
   * A word or phrase belongs to the topic of a brief: its keyword, the titles of its pages and ten of their phrases. A word that pages
   * set apart may be as far from it as `far`.
   */
  term: { word: 0.19, far: 0.1, phrase: 0.13 },
  /**
   * Two headings that share a main word are about one thing: where one says all that the other does, where that is a single
   * word, and where both have words of their own.
   */
  heading: { held: 0.45, thin: 0.55, differing: 0.7 },
} as const;
