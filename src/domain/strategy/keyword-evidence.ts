import { isReadingMatter, type PageKind } from '../../contracts/pages/page-kinds';
import { normaliseAddress } from '../scraper/address';
import { normalizeText } from '../intent/normalize';
import type { ReadKeyword } from '../keywords/read-keywords';
import { wordsOfKeyword } from '../keywords/keyword-terms';
import { isFunctionWord } from '../text/function-words';
import { stemOf } from '../text/stems';
import { slugsOf } from './page-passages';
import type { SearchRow } from './read-search-console';
import type { SitePages } from './site-pages';

/** Pages of one site by their addresses, whatever scheme, `www.` and last slash these have. */
export class SiteAddresses {
  private readonly pages = new Map<string, string>();
  private readonly hosts = new Set<string>();

  constructor(site: Pick<SitePages, 'pages' | 'moved'> | undefined, rows: readonly SearchRow[]) {
    for (const { address } of rows) this.hosts.add(hostOf(address));
    for (const { address } of site?.pages ?? []) {
      this.hosts.add(hostOf(address));
      this.pages.set(keyOf(address), address);
    }
    for (const [from, to] of site?.moved ?? []) {
      const page = this.pages.get(keyOf(to));
      if (page !== undefined && !this.pages.has(keyOf(from))) this.pages.set(keyOf(from), page);
    }
  }

  /** Of the page that was read, where there is one. */
  pageOf(address: string): string {
    return this.pages.get(keyOf(address)) ?? address;
  }

  /** Whether it is an address of another site; nobody knows where nothing tells which is one's own. */
  isForeign(address: string): boolean {
    return this.hosts.size > 0 && !this.hosts.has(hostOf(address));
  }
}

/** The rows by the pages that were read: what was two addresses of one page is added up. */
export function rowsByPage(rows: readonly SearchRow[], addresses: SiteAddresses): SearchRow[] {
  const merged = new Map<string, SearchRow>();
  for (const row of rows) {
    const address = addresses.pageOf(row.address);
    const key = `${normalizeText(row.query)}\n${address}`;
    const known = merged.get(key);
    merged.set(key, known ? added(known, row) : { ...row, address });
  }
  return [...merged.values()];
}

function added(one: SearchRow, other: SearchRow): SearchRow {
  const placed = [one, other].filter(({ position }) => position !== null);
  const weight = ({ impressions }: SearchRow) => Math.max(1, impressions);
  const all = placed.reduce((sum, row) => sum + weight(row), 0);
  const weighted = placed.reduce((sum, row) => sum + weight(row) * (row.position ?? 0), 0);
  return {
    ...one,
    clicks: one.clicks + other.clicks,
    impressions: one.impressions + other.impressions,
    position: all > 0 ? Math.round((10 * weighted) / all) / 10 : null,
  };
}

/** A keyword of a file as its own site has it: what another site ranks for is no rank of one's own. */
export function ownKeyword(keyword: ReadKeyword, addresses: SiteAddresses): ReadKeyword {
  const address = keyword.address === null ? null : normaliseAddress(keyword.address);
  if (address === null) return { ...keyword, address: null };
  if (addresses.isForeign(address)) return { ...keyword, address: null, position: null };
  return { ...keyword, address: addresses.pageOf(address) };
}

/** By query, the page that is shown for it: of most clicks, then of most impressions. A file's own pages come after these. */
export function rankingPages(
  rows: readonly SearchRow[],
  keywords: readonly ReadKeyword[],
): Map<string, string> {
  const best = new Map<string, SearchRow>();
  for (const row of rows) {
    const key = normalizeText(row.query);
    const known = best.get(key);
    if (!known || isBetter(row, known)) best.set(key, row);
  }
  const pages = new Map([...best].map(([query, { address }]) => [query, address]));
  for (const { text, address, position } of keywords) {
    const key = normalizeText(text);
    if (address !== null && position !== null && !pages.has(key)) pages.set(key, address);
  }
  return pages;
}

function isBetter(one: SearchRow, other: SearchRow): boolean {
  const [left, right] = [one, other].map(({ position }) => position ?? Infinity);
  const order =
    one.clicks - other.clicks ||
    one.impressions - other.impressions ||
    (right ?? 0) - (left ?? 0) ||
    (one.address < other.address ? 1 : -1);
  return order > 0;
}

/** Names of more pages than these name the site, or nothing. */
const MOST_NAMED = 4;
/** Letters of a name that may be written as one word or as two: shorter ones are others by chance. */
const LEAST_COMPOUND = 7;
/** What parts a title, or a heading, in parts that each name the page. */
const PARTS = /\s+[-–—|·•»:]\s+|\s*[|•»]\s*|:\s+/u;
/** Of pages of one name, which is meant first. */
const ORDER: readonly PageKind[] = ['start', 'product', 'text', 'list', 'contact', 'legal', 'service'];

type Named = Pick<SitePages['pages'][number], 'address' | 'title' | 'h1' | 'kind'>;

/** Pages by what they are called: their addresses, titles and main headings. */
export class PageNames {
  private readonly pages = new Map<string, number[]>();
  /** By names without spaces: "/chiapudding" is called "chia pudding". */
  private readonly compounds = new Map<string, number[]>();
  private readonly kinds: PageKind[];

  constructor(
    pages: readonly Named[],
    private readonly language: string,
  ) {
    this.kinds = pages.map(({ kind }) => kind);
    pages.forEach((page, place) => {
      if (page.kind === 'archive') return;
      const names = namesOf(page);
      for (const key of new Set(names.map((name) => this.keyOf(name)))) add(this.pages, key, place);
      for (const key of new Set(names.map((name) => this.compoundOf(name)))) add(this.compounds, key, place);
    });
  }

  /** The page that is called so, in whatever forms of its words. */
  find(keyword: string): number | undefined {
    const found = this.pages.get(this.keyOf(keyword)) ?? this.compounds.get(this.compoundOf(keyword)) ?? [];
    const start = found.find((place) => this.kinds[place] === 'start');
    if (found.length > MOST_NAMED) return start;
    const rank = (place: number) => ORDER.indexOf(this.kinds[place] ?? 'text');
    return found.toSorted((a, b) => rank(a) - rank(b) || a - b)[0];
  }

  /** Its words in their order, without function words, by what their forms have in common. */
  private keyOf(text: string): string {
    return this.wordsOf(text)
      .map((word) => stemOf(word, this.language))
      .join(' ');
  }

  /** The same as one word; empty of a short one. */
  private compoundOf(text: string): string {
    const word = stemOf(this.wordsOf(text).join(''), this.language);
    return word.length < LEAST_COMPOUND ? '' : word;
  }

  private wordsOf(text: string): string[] {
    const words = wordsOfKeyword(text, this.language);
    const content = words.filter((word) => !isFunctionWord(word, this.language));
    return content.length > 0 ? content : words;
  }
}

function add(places: Map<string, number[]>, key: string, place: number): void {
  if (key !== '') places.set(key, [...(places.get(key) ?? []), place]);
}

function namesOf({ address, title, h1, kind }: Named): string[] {
  const names = [title, h1].flatMap((name) => [name, ...name.split(PARTS)]);
  return isReadingMatter(kind) || kind === 'list' ? [...names, ...slugsOf(address)] : names;
}

function hostOf(address: string): string {
  return new URL(address).host.replace(/^www\./, '');
}

function keyOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${hostOf(address)}${pathname.replace(/\/$/, '')}${search}`;
}
