import { NEAR_LEVELS, STRATEGY_LIMITS } from '../../contracts/strategy/strategy';
import type { LinkPlace } from '../../contracts/pages/page-facts';
import type { PageKind } from '../../contracts/pages/page-kinds';
import type { UnseenLinks } from '../../contracts/scraper/unseen-links';
import type { ReadingSource } from '../../contracts/readings/reading-jobs';
import type { ReadingPageDetail, ReadingText } from '../../contracts/readings/readings';
import { normaliseAddress } from '../scraper/address';
import { minHash } from '../scraper/min-hash';
import { exactDuplicates, nearDuplicatesAt } from '../scraper/near-duplicates';
import { termsOfKeyword } from '../keywords/keyword-terms';
import { FIELD_WEIGHTS, pathWordsOf, siteTermsOf } from '../keywords/page-terms';
import { mainHeading } from '../pages/headings';
import { pageKindOf } from '../pages/page-kind';
import { textOfBlocks } from '../readings/packed-page';
import { type PagePassage, passagesOf } from './page-passages';
import { type TermCounts, TermReader } from './term-reader';

/** What is known of the reading as a whole. */
export interface ReadingFacts {
  name: string;
  source: ReadingSource;
  /** Why links of the site may not have been read. */
  unseen?: UnseenLinks;
}

/** A page that is judged, with what it is about. */
export interface SitePage {
  address: string;
  title: string;
  h1: string;
  kind: PageKind;
  words: number;
  depth: number | null;
  inlinks: number | null;
  isHome: boolean;
  terms: TermCounts;
  passages: PagePassage[];
}

export interface SitePages {
  /** By their addresses. */
  pages: SitePage[];
  /** Addresses that lead to others. */
  moved: ReadonlyMap<string, string>;
  /** Terms of so many titles that they name the site. */
  siteTerms: Set<string>;
  /** Pages with a text that are not to be indexed, and those beyond the limit. */
  left: number;
  /** Whether pages may be missing that link to others. */
  partial: boolean;
  hasDepth: boolean;
  /** Places of pages with the very same text. */
  exact: number[][];
  /** The same for nearly the same text, by NEAR_LEVELS. */
  near: number[][][];
}

interface Collected extends Omit<SitePage, 'inlinks'> {
  hash: string | null;
  titleTerms: string[];
  signature: Uint32Array | null;
}

/** Links of these stand on every page, whatever it is about. */
const FRAME: ReadonlySet<LinkPlace> = new Set(['nav', 'header', 'footer']);

/** Takes the pages of a reading one by one, and keeps of their texts what tells what they are about. */
export class SitePagesCollector {
  private readonly reader: TermReader;
  private readonly collected: Collected[] = [];
  private readonly moved = new Map<string, string>();
  /** By target: the pages that link to it. */
  private readonly linking = new Map<string, Set<string>>();
  private left = 0;

  constructor(
    private readonly language: string,
    private readonly facts: ReadingFacts,
  ) {
    this.reader = new TermReader(language);
  }

  add(page: ReadingPageDetail): void {
    const { url, finalUrl, text, indexable } = page;
    if (finalUrl !== url) this.moved.set(url, finalUrl);
    if (text === null) return;
    this.addLinks(url, text);
    if (!indexable || finalUrl !== url) {
      this.left += 1;
      return;
    }
    this.collected.push(this.collectedOf(page, text));
  }

  finish(): SitePages {
    const nearest = this.collected.toSorted(byDepth);
    const kept = nearest.slice(0, STRATEGY_LIMITS.pages).sort(byAddress);
    const { source, unseen } = this.facts;
    const partial = unseen !== undefined;
    const hasDepth = source === 'site';
    const inlinks = this.inlinksOf();
    return {
      pages: kept.map(({ hash: _hash, titleTerms: _terms, signature: _signature, ...page }) => ({
        ...page,
        depth: hasDepth ? page.depth : null,
        inlinks: partial ? null : (inlinks.get(page.address) ?? 0),
      })),
      moved: this.moved,
      siteTerms: siteTermsOf(kept.map(({ titleTerms }) => titleTerms)),
      left: this.left + nearest.length - kept.length,
      ...{ partial, hasDepth },
      ...duplicatesOf(kept),
    };
  }

  private collectedOf(page: ReadingPageDetail, text: ReadingText): Collected {
    const { url: address, h1, depth, words, contentHash, structuredTypes = [] } = page;
    const heading = h1 || (mainHeading(text.headings) ?? '');
    const title = page.title || heading;
    const body = textOfBlocks(text.blocks);
    const { terms, titleTerms } = this.termsOf({ address, title, h1: heading, text, body });
    return {
      ...{ address, title, h1: heading, words, depth, terms, titleTerms },
      kind: pageKindOf({ address, title, h1: heading, structuredTypes, text }),
      passages: passagesOf({ ...text, title, h1: heading }),
      isHome: isHome(address),
      hash: words > 0 ? contentHash : null,
      signature: words > 0 ? minHash(body) : null,
    };
  }

  private termsOf(page: { address: string; title: string; h1: string; text: ReadingText; body: string }) {
    const counts = new Map<string, number>();
    const add = (terms: Iterable<string>, weight: number) => {
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
    };
    const termsIn = (text: string) => termsOfKeyword(text, this.language);
    const titleTerms = termsIn(page.title);
    add(titleTerms, FIELD_WEIGHTS.title);
    add(termsIn(page.h1), FIELD_WEIGHTS.h1);
    add(termsIn(pathWordsOf(page.address)), FIELD_WEIGHTS.address);
    const subheadings = page.text.headings.filter(({ level }) => level === 2).map(({ text }) => text);
    add(new Set(subheadings.flatMap(termsIn)), FIELD_WEIGHTS.h2);
    for (const [term, times] of this.reader.countsOf(page.body))
      add([term], FIELD_WEIGHTS.body * (1 + Math.log(times)));
    return { titleTerms, terms: { terms: [...counts.keys()], counts: [...counts.values()] } };
  }

  private addLinks(from: string, { bodyLinks, templateLinks }: ReadingText): void {
    const outside = templateLinks.filter(({ place }) => !FRAME.has(place));
    for (const { url, internal } of [...bodyLinks, ...outside]) {
      const target = internal ? normaliseAddress(url) : null;
      if (target === null || target === from) continue;
      const known = this.linking.get(target);
      if (known) known.add(from);
      else this.linking.set(target, new Set([from]));
    }
  }

  /** Links to what redirects are links to where it leads. */
  private inlinksOf(): Map<string, number> {
    const sources = new Map<string, Set<string>>();
    for (const [target, from] of this.linking) {
      const page = this.moved.get(target) ?? target;
      const known = sources.get(page) ?? new Set<string>();
      for (const source of from) if (source !== page) known.add(source);
      sources.set(page, known);
    }
    return new Map([...sources].map(([page, from]) => [page, from.size]));
  }
}

function duplicatesOf(pages: readonly Collected[]): Pick<SitePages, 'exact' | 'near'> {
  const signed = pages.flatMap(({ signature }, place) => (signature ? [{ signature, place }] : []));
  const near = nearDuplicatesAt(
    signed.map(({ signature }) => signature),
    NEAR_LEVELS,
  );
  const placesOf = (members: readonly number[]) =>
    members.flatMap((member) => signed[member]?.place ?? []).sort((a, b) => a - b);
  return {
    exact: exactDuplicates(pages.map(({ hash }) => hash)),
    near: near.map((groups) => groups.map(({ members }) => placesOf(members))),
  };
}

/** Whether an address is the front of its site. */
export function isHome(address: string): boolean {
  const { pathname, search } = new URL(address);
  return search === '' && /^\/(?:index\.\w{3,5})?$/.test(pathname);
}

/** Those that no link leads to, so far as is known, come last. */
function byDepth(a: Collected, b: Collected): number {
  const [near, far] = [a.depth ?? Infinity, b.depth ?? Infinity];
  return near === far ? byAddress(a, b) : near - far;
}

function byAddress(a: { address: string }, b: { address: string }): number {
  if (a.address === b.address) return 0;
  return a.address < b.address ? -1 : 1;
}
