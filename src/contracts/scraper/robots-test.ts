import type { VisitFailure } from './crawls';
import type { LlmsFile } from './llms-file';

/** `POST /api/crawls/robots-test`. */
export interface RobotsTestView {
  allowed: boolean;
  /** The line that decides, counted from 1, and its text; null where none does. */
  line: number | null;
  rule: string | null;
  /** Seconds that the site asks for between two requests. */
  crawlDelay: number | null;
  sitemaps: string[];
  /** Of the site's own robots.txt; null where the rules were given or nothing answered. */
  status: number | null;
  /** Why it could not be read, so that nothing of the site is visited; null where it was, or where there is none. */
  failure: VisitFailure | null;
  /** What was read. */
  text: string;
  /** Empty where robots.txt could not be read. */
  aiCrawlers: AiCrawlerAccess[];
  /** Null where the rules were given. */
  llms: LlmsFile | null;
}

/** What an AI crawler reads pages for: answers that cite them, what somebody asks at the moment, or models. */
export type AiPurpose = 'search' | 'request' | 'training';

/** What robots.txt tells one AI crawler of a URL. */
export interface AiCrawlerAccess {
  /** The name that robots.txt has for it. */
  token: string;
  operator: string;
  purpose: AiPurpose;
  allowed: boolean;
  /** Whether its operator says that it may come whatever robots.txt says. */
  mayIgnore: boolean;
  /** The line that decides, counted from 1; null where none does. */
  line: number | null;
}
