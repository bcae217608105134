import { NEAR_DUPLICATES } from '../../contracts/scraper/crawl-reports';
import type { CrawledPage } from '../../contracts/scraper/crawls';
import type { PageFacts } from '../../contracts/pages/page-facts';
import { normaliseAddress } from './address';
import { mainHeading } from '../pages/headings';
import { isPage } from './issues/issue-rule';
import { minHash, similarity } from './min-hash';

type Shown = Pick<PageFacts, 'title' | 'headings' | 'mainText' | 'needsJavaScript' | 'framed'>;

/** What a site answers for an address that can't exist, as far as pages are held against it. */
export interface MissingPage {
  title: string | null;
  h1: string | null;
  text: string;
  signature: Uint32Array;
  /** The page that the answer names as its own: that one is there. */
  canonical: string | null;
}

/** Null where it says nothing, or may say more than was read. */
export function missingPage(facts: Shown & Pick<PageFacts, 'canonical'>): MissingPage | null {
  const { title, headings, mainText: text, needsJavaScript, framed } = facts;
  const signature = needsJavaScript || framed ? null : minHash(text);
  const canonical = facts.canonical && normaliseAddress(facts.canonical);
  return signature && { title, h1: mainHeading(headings), text, signature, canonical };
}

/** Whether a page is what the site says of missing ones: of the same title and main heading, with (nearly) the same text. */
export function isLikeMissing(page: Shown, missing: MissingPage): boolean {
  const { title, headings, mainText: text, needsJavaScript, framed } = page;
  if (needsJavaScript || framed || title !== missing.title || mainHeading(headings) !== missing.h1)
    return false;
  if (text === missing.text) return true;
  const signature = title === null && missing.h1 === null ? null : minHash(text);
  return signature !== null && similarity(signature, missing.signature) >= NEAR_DUPLICATES.usual;
}

/** The share of a host's pages above which their likeness to a missing one tells nothing: they are built so. */
const MOST_ALIKE = 0.5;

/**
 * Whether likeness to missing pages tells something of a host: where its home page is like one, too, or most pages are, an
 * unknown address shows the home page, a login or a notice. `note` each page of the crawl once, then ask for any.
 */
export class MissingLikeness {
  private readonly hosts = new Map<string, { pages: number; alike: number; isHome: boolean }>();

  note(page: CrawledPage): void {
    if (!isPage(page)) return;
    const { host, pathname } = new URL(page.url);
    let counts = this.hosts.get(host);
    if (!counts) this.hosts.set(host, (counts = { pages: 0, alike: 0, isHome: false }));
    counts.pages += 1;
    if (!page.checks?.likeMissing) return;
    counts.alike += 1;
    counts.isHome ||= page.depth === 0 || pathname === '/';
  }

  tells(page: CrawledPage): boolean {
    if (!page.checks?.likeMissing) return false;
    const counts = this.hosts.get(new URL(page.url).host);
    return counts !== undefined && !counts.isHome && counts.alike <= counts.pages * MOST_ALIKE;
  }
}
