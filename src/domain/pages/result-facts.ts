import type { PageFacts } from '../../contracts/pages/page-facts';

/** What search results and networks show of a page. */
export interface ResultFacts extends Pick<PageFacts, 'title' | 'description' | 'canonical' | 'openGraph'> {
  /** The text of the first one that says something. */
  h1: string | null;
  jsonLd: string[];
  /** Whole addresses; empty where the page names none. */
  ogImage: string;
  twitterImage: string;
  icon: string | null;
}
