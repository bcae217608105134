import type {
  InterlinkDecision,
  InterlinkOptions,
  InterlinkResult,
} from '../../contracts/interlinks/interlinks';
import type { ReadingSource } from '../../contracts/readings/reading-jobs';
import type { ReadingPageDetail } from '../../contracts/readings/readings';

/** What is known of the reading as a whole. */
export interface InterlinkSiteFacts {
  source: ReadingSource;
  /** ISO 639-1; of pages that do not say it. */
  language?: string;
  /** Tells the language of a text of some 2,000 characters, where it can; it is believed before what a page says of itself. */
  tellLanguage?: (text: string) => string | undefined;
}

/**
 * Finds where sentences of a site could link to its other pages (text-tools.md, 7). The pages of a reading come one by one, in
 * any order; 2,000 pages of 900 words take some 100 MB. The same pages, options and decisions give the same suggestions.
 */
export class InterlinkSite {
  constructor(private readonly facts: InterlinkSiteFacts) {}

  /** @param keywords that are known to lead to the page */
  add(page: ReadingPageDetail, keywords: readonly string[] = []): void {
    void [page, keywords, this.facts];
  }

  /**
   * May be asked again with other options. Links that are known to be accepted come first, rejected ones make room for others.
   * @param decisions by the ids of suggestions
   */
  suggestions(
    options: InterlinkOptions,
    decisions: ReadonlyMap<string, InterlinkDecision> = new Map(),
  ): InterlinkResult {
    throw new RangeError(`Not reached: ${options.perPage} ${decisions.size}`);
  }
}
