import type { PageFacts } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import type { WatchFields } from '../../contracts/watches/watch-content';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { indexabilityOf } from '../scraper/indexability';
import { RobotsDirectives } from '../pages/robots-directives';
import type { PageElement, PageNode } from '../pages/page-tree';
import type { Attributes } from '../pages/head-facts';
import { readPage } from '../pages/read-page';
import type { Markup } from '../schema/markup/markup-graph';
import { readMarkup } from '../schema/markup/read-markup';
import { flatJsonLd } from './flat-markup';
import { isOfferMeta, offeredBy } from './offered';
import type { WatchedAnswer, WatchedPage } from './watched-page';
import { cleanLine } from './watched-lines';

/** What microdata and RDFa can't do without. */
const HAS_ATTRIBUTES = /\b(?:itemscope|typeof\s*=)/i;
const JSON_LD = /^\s*application\/ld\+json\s*(?:;|$)/i;

const MOST_METAS = 20;

type OfText = Pick<WatchFields, 'outline' | 'words' | 'links'>;

/** All fields but those of the text that is compared. */
export function fieldsOf(
  page: WatchedPage,
  facts: PageFacts,
  tree: PageNode,
): Omit<WatchFields, keyof OfText> {
  const ofHeader = new RobotsDirectives(page.now);
  ofHeader.header(page.headers['x-robots-tag'] ?? '');
  const header = ofHeader.result();
  const told = toldBy(tree);
  const markup = markupOf(page, told);
  return {
    status: [String(page.status)],
    finalUrl: [page.url],
    redirects: page.redirects.map(({ status, url }) => `${status} ${url}`),
    indexable: [indexable(page, facts, header.noindex)],
    robots: directivesOf(facts.robots.directives),
    xRobotsTag: directivesOf(header.directives),
    robotsTxt: page.robotsTxtVerdict ? [page.robotsTxtVerdict] : [],
    canonical: given(facts.canonical),
    title: given(facts.title),
    description: given(facts.description),
    h1: facts.headings.flatMap(({ level, text }) => (level === 1 ? given(text) : [])),
    hreflang: facts.hreflangs.map(({ lang, url }) => `${lang} ${url ?? ''}`.trim()).toSorted(),
    lang: given(facts.lang),
    jsonLd: markup ? flatJsonLd(markup) : [],
    ...offeredBy(markup, told.metas),
    openGraph: Object.entries(facts.openGraph)
      .map(([property, content]) => cleanLine(`${property}: ${content}`))
      .toSorted(),
  };
}

/** All that the page says, but for robots' header, which is read apart. */
export function factsOf({ html, url, headers, now }: WatchedAnswer): PageFacts {
  const { 'x-robots-tag': _apart, ...rest } = headers;
  return readPage(html, { url, headers: rest, ...(now !== undefined && { now }) });
}

function indexable(page: WatchedPage, facts: PageFacts, isNoindexHeader: boolean): string {
  const { reason } = indexabilityOf({
    ...{ url: page.url, status: page.status, failure: null },
    contentType: page.headers['content-type'] ?? null,
    noindex: facts.robots.noindex || isNoindexHeader,
    canonical: facts.canonical,
    blockedByRobots: page.robotsTxtVerdict === 'blocked',
    refreshTo: facts.refresh?.url ?? null,
  });
  return reason ?? 'yes';
}

function directivesOf(said: string): string[] {
  return said === '' ? [] : said.split(', ').toSorted();
}

function given(text: string | null): string[] {
  const clean = text === null ? '' : cleanLine(text);
  return clean === '' ? [] : [clean.slice(0, WATCH_LIMITS.value)];
}

/** What elements of the page say of it to machines. */
interface Told {
  /** Property and content of meta elements that say what something costs. */
  metas: [property: string, content: string][];
  jsonLd: string[];
  base: string | null;
}

/** Of a page with JSON-LD alone, that is all that the reader is given: it would go through the whole page once more. */
function markupOf({ html, url }: WatchedPage, { jsonLd, base }: Told): Markup | null {
  if (HAS_ATTRIBUTES.test(html)) return readMarkup(html, url).markup;
  if (jsonLd.length === 0) return null;
  const scripts = jsonLd.map((text) => `<script type="application/ld+json">${text}</script>`);
  const start = base === null ? '' : `<base href="${base.replaceAll('"', '&quot;')}">`;
  return readMarkup(start + scripts.join('\n'), url).markup;
}

function toldBy(tree: PageNode): Told {
  const told: Told = { metas: [], jsonLd: [], base: null };
  const ahead: PageNode[] = [tree];
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    if (!('children' in node)) continue;
    if ('attribs' in node) addTold(told, node);
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child && 'children' in child) ahead.push(child);
    }
  }
  return told;
}

function addTold(told: Told, { name, attribs, children }: PageElement): void {
  if (name === 'meta') addMeta(told.metas, attribs);
  else if (name === 'base') told.base ??= attribs['href'] ?? null;
  else if (name === 'script' && JSON_LD.test(attribs['type'] ?? '')) {
    told.jsonLd.push(children.map((child) => ('data' in child ? child.data : '')).join(''));
  }
}

function addMeta(metas: Told['metas'], attributes: Attributes): void {
  const property = (attributes['property'] ?? attributes['name'] ?? '').trim().toLowerCase();
  const content = attributes['content']?.slice(0, PAGE_LIMITS.text);
  if (content !== undefined && metas.length < MOST_METAS && isOfferMeta(property))
    metas.push([property, content]);
}
