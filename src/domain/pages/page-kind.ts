import type { PageKind } from '../../contracts/pages/page-kinds';
import type { ReadingBlock, ReadingText } from '../../contracts/readings/readings';
import { normalizeUnicode } from '../text/unicode';
import WORDS from './page-kind-words.json';

/** All that tells what a page is for. */
export interface PageTraits {
  address: string;
  title: string;
  h1: string;
  /** Of schema.org, without its address. */
  structuredTypes: readonly string[];
  text: Pick<ReadingText, 'blocks'>;
}

/** The share of a text's letters that lead to other pages of the site from which it is a list, with so many links [A]. */
const LINKED = { share: 0.5, links: 8 } as const;
/** The same of its headings: what stands below them are teasers [A]. */
const HEADED = { share: 0.6, headings: 4 } as const;
/** The same where its address says that it is a list; one of so few letters is one anyway [A]. */
const LIKELY = { share: 0.1, links: 5, letters: 1_500 } as const;

const ARTICLE = /^(?:\w*Article|BlogPosting|SocialMediaPosting|Report|Recipe|HowTo|QAPage|FAQPage)$/;
const SCHEMA: readonly [pattern: RegExp, kind: PageKind][] = [
  [/^(?:ContactPage|AboutPage)$/, 'contact'],
  [/^(?:CheckoutPage|SearchResultsPage)$/, 'service'],
  [/^ProfilePage$/, 'archive'],
  [/^(?:CollectionPage|OfferCatalog)$/, 'list'],
  [/^(?:Product|ProductGroup)$/, 'product'],
];
/** Letters of what stands on a page of nothing but teasers: before them, and of each beside its link [A]. */
const TEASER = { before: 400, each: 500 } as const;
/** What parts a title from the name of its site. */
const TITLE_END = /\s+[-–—|·•»:]\s+|\s*[|•»]\s*/u;
const LANGUAGE = /^[a-z]{2}(?: [a-z]{2,4})?$/;
const YEAR = /^(?:19|20)\d\d$/;
const NUMBER = /^\d{1,3}$/;
const PAGE_QUERY = /^(?:page|paged|p|pg|seite|pagina|strona|sayfa|start|offset)$/;
const SEARCH_QUERY = /^(?:s|q|query|search|suche)$/;
const MARKS = /\p{M}/gu;

type Kinds = 'contact' | 'legal' | 'service' | 'start';
const NAMES = namesOf();
const INDEXES = phrases(WORDS.index);
const UNDER = Object.fromEntries(
  Object.entries(WORDS.under).map(([kind, lines]) => [kind, phrases(lines)]),
) as Record<keyof typeof WORDS.under, Set<string>>;

/**
 * What a page is for: by its address and what it calls itself, in ten languages, by the types of its structured data, and by
 * how much of its text leads to other pages of the site. Whatever tells nothing is a text.
 */
export function pageKindOf(page: PageTraits): PageKind {
  const { pathname, searchParams } = new URL(page.address);
  const queries = [...searchParams.keys()];
  const parts = pathname.split('/').filter((part) => part !== '');
  const segments = parts.map((part) => plain(decoded(part).replace(/\.\w{1,5}$/, '')));
  if (queries.some((name) => SEARCH_QUERY.test(name))) return 'service';
  if (isStart(segments)) return queries.length > 0 ? 'archive' : 'start';
  const isArticle = page.structuredTypes.some((type) => ARTICLE.test(type));
  const told = byAddress(segments, page) ?? byOwnName(page);
  if (told) return told;
  if (queries.some((name) => PAGE_QUERY.test(name))) return 'archive';
  const schema = SCHEMA.find(([pattern]) => page.structuredTypes.some((type) => pattern.test(type)));
  if (schema && !isArticle) return schema[1];
  if (isArticle) return 'text';
  if (isListed(page) || headingsLead(page)) return 'list';
  const last = segments.at(-1) ?? '';
  if (INDEXES.has(last)) return isLikelyListed(page) ? 'list' : 'text';
  if (UNDER.product.has(segments.at(-2) ?? '')) return 'product';
  return isOfTeasers(page) ? 'list' : 'text';
}

/** The front of a site, or of one of its languages. */
function isStart(segments: readonly string[]): boolean {
  const own = LANGUAGE.test(segments[0] ?? '') ? segments.slice(1) : segments;
  return own.length === 0 || (own.length === 1 && NAMES.get(own[0] ?? '') === 'start');
}

function byAddress(all: readonly string[], page: PageTraits): PageKind | undefined {
  const segments = LANGUAGE.test(all[0] ?? '') ? all.slice(1) : all;
  const last = segments.at(-1) ?? '';
  const before = segments.at(-2) ?? '';
  const name = NAMES.get(last.replace(/ \d+$/, ''));
  if (name && name !== 'start') return name;
  if (UNDER.page.has(before) && NUMBER.test(last)) return 'archive';
  if (UNDER.archive.has(before) || isDateArchive(segments, page)) return 'archive';
  const [first = '', ...others] = segments;
  if (others.length > 0 && UNDER.service.has(first)) return 'service';
  if (others.length > 0 && UNDER.legal.has(first)) return 'legal';
  const isBelowList = segments.slice(0, -1).some((parent) => UNDER.list.has(parent));
  return isBelowList && isLikelyListed(page) ? 'list' : undefined;
}

/** `/2024/05/`: what was written then. Below a name it may be the text of that month. */
function isDateArchive(segments: readonly string[], page: PageTraits): boolean {
  const from = segments.findIndex((segment) => YEAR.test(segment));
  const isDate =
    from >= 0 && segments.slice(from).every((segment) => YEAR.test(segment) || NUMBER.test(segment));
  return isDate && (from === 0 || isLikelyListed(page));
}

/** By a heading, or by a title before the name of the site, that is nothing but such a name, or says whose list it is: "Tag: tea". */
function byOwnName(page: PageTraits): PageKind | undefined {
  const [own = ''] = page.title.split(TITLE_END);
  const kind = NAMES.get(plain(page.h1)) ?? NAMES.get(plain(own));
  if (kind && kind !== 'start') return kind;
  const [name = '', rest] = page.h1.split(/:\s/u);
  if (rest === undefined) return undefined;
  if (UNDER.archive.has(plain(name)) && isLikelyListed(page)) return 'archive';
  return UNDER.list.has(plain(name)) && isLikelyListed(page) ? 'list' : undefined;
}

function isListed(page: PageTraits): boolean {
  const { letters, linked, count } = linksOf(page);
  return count >= LINKED.links && linked >= LINKED.share * letters;
}

function isLikelyListed(page: PageTraits): boolean {
  const { letters, linked, count } = linksOf(page);
  return letters < LIKELY.letters || (count >= LIKELY.links && linked >= LIKELY.share * letters);
}

/** Letters of a text, those of its links to other pages of the site, and how many these are. */
function linksOf({ address, text: { blocks } }: PageTraits): Record<'letters' | 'linked' | 'count', number> {
  const { origin } = new URL(address);
  const links = blocks.flatMap((block) => block.links).filter(({ url }) => isOf(origin, url));
  return {
    letters: blocks.reduce((sum, { text }) => sum + text.length, 0),
    linked: links.reduce((sum, { start, end }) => sum + end - start, 0),
    count: links.length,
  };
}

/** Whether its headings lead to other pages of its site. */
function headingsLead({ address, text: { blocks } }: PageTraits): boolean {
  const headings = blocks.filter(isSubheading);
  const leading = headings.filter((heading) => leadsOn(heading, address)).length;
  return leading >= HEADED.headings && leading >= HEADED.share * headings.length;
}

/** Whether all its headings do, below each little stands, and hardly anything before the first: of few texts as of many. */
function isOfTeasers({ address, text: { blocks } }: PageTraits): boolean {
  const first = blocks.findIndex(isSubheading);
  const headings = blocks.filter(isSubheading);
  if (first < 0 || !headings.every((heading) => leadsOn(heading, address))) return false;
  const lettersOf = (some: readonly ReadingBlock[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return (
    lettersOf(blocks.slice(0, first)) <= TEASER.before &&
    lettersOf(blocks.slice(first)) <= TEASER.each * headings.length
  );
}

function isSubheading({ kind, level }: ReadingBlock): boolean {
  return kind === 'heading' && level > 1;
}

/** Whether most of it is a link to another page of its site. */
function leadsOn({ text, links }: ReadingBlock, address: string): boolean {
  const { origin } = new URL(address);
  return links.some(({ start, end, url }) => isOf(origin, url) && end - start >= text.length / 2);
}

function isOf(origin: string, url: string): boolean {
  return url === origin || url.startsWith(`${origin}/`);
}

function namesOf(): Map<string, Kinds> {
  const kinds: Kinds[] = ['start', 'service', 'contact', 'legal'];
  return new Map(kinds.flatMap((kind) => [...phrases(WORDS[kind])].map((phrase) => [phrase, kind] as const)));
}

function phrases(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(', ')).filter((phrase) => phrase !== ''));
}

/** Words in small letters without marks, a blank between them. */
function plain(text: string): string {
  return normalizeUnicode(text.toLowerCase(), 'NFD')
    .replace(MARKS, '')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
