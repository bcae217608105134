import type { MarkupChecks } from '../pages/page-facts';
import type { LlmsFile } from './llms-file';

/** Headers by which a site has browsers guard its visitors; `framing` is Content-Security-Policy or X-Frame-Options. */
export type SecurityHeader = 'hsts' | 'nosniff' | 'framing' | 'referrer';

/** What only rules judge of a page; each is absent where there is nothing of it. */
export interface PageChecks extends MarkupChecks {
  /** Its links within the site, on a page by https, that are by http. */
  httpLinks?: number;
  /** Its links within the site whose text says nothing of where they lead, such as “click here”; those of menus are none. */
  vagueLinks?: number;
  /** Those within the site that carry parameters of campaigns, such as `utm_source`. */
  trackedLinks?: number;
  /** The first of its links to the site that name a session, as it is written. */
  sessionLink?: string;
  /** Its links to places on itself that are not there; those to places on other pages are counted by the analysis. */
  lostFragments?: number;
  /** Set where a script sends visitors elsewhere. */
  scriptRedirect?: true;
  /** Set where it says what its host says of a URL that can't exist. */
  likeMissing?: true;
  /** What its host answers at /llms.txt; of the page at which that was asked. */
  llms?: LlmsFile;
  /** For what its robots.txt keeps AI crawlers from it: answers that cite pages, or what somebody asks at the moment. */
  aiBlocked?: ('search' | 'request')[];
  /** Those that its answer lacks. */
  unsetHeaders?: SecurityHeader[];
}
