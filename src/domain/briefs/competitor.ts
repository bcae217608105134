import type { BriefHeading, PageCount } from '../../contracts/briefs/briefs';

/** A line of a page's main content: a heading of its level, an item of a list, a row of a table, or a paragraph. */
export interface CompetitorLine {
  text: string;
  kind: 'heading' | 'item' | 'row' | 'text';
  /** 1 to 6 of a heading, else 0. */
  level: BriefHeading['level'] | 0;
}

/** What a brief keeps of a competitor's main content: plain values, so that it can be stored as JSON. */
export interface CompetitorText {
  title: string | null;
  /** The document's `lang` as it is written, or null. */
  lang: string | null;
  counts: Record<PageCount, number>;
  /** Flesch Reading Ease, 0 to 100; null where the language has none or the text is too short. */
  flesch: number | null;
  schemaTypes: string[];
  headings: BriefHeading[];
  /** What its FAQPage markup asks. */
  faq: string[];
  /** In reading order; capped at PAGE_LIMITS.mainText characters. Empty where the page has no main content. */
  lines: CompetitorLine[];
}
