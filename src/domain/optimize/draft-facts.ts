import type { PageCount } from '../../contracts/briefs/briefs';
import type { Placement } from '../../contracts/optimize/optimize';

/** What is known of a text that is scored: a draft, or a competitor at the target's length. */
export interface TextFacts {
  counts: Record<PageCount, number>;
  /** In the order of the goal's terms: those in sentences that say something, without those in links of a draft. */
  uses: readonly number[];
  /** Those that do not count: in lists of terms, and in sentences that are alike. */
  idle: readonly number[];
  /** Places of terms that lists of terms name. */
  listed: ReadonlySet<number>;
  /** By the place of a term that is not used: the sentence that says the same in other words, where there is one. */
  covered: ReadonlyMap<number, string>;
  /** Those in headings of level 2 and 3. */
  headingUses: readonly number[];
  /** Whether the keyword is there; null where that cannot be told. */
  placements: Readonly<Record<Placement, boolean | null>>;
  /** Flesch Reading Ease, 0 to 100; null where its language has none or the text is too short. */
  flesch: number | null;
}

/** What a draft is called and found by, beside its text. */
export interface DraftHead {
  title: string;
  slug: string;
  description: string;
}
