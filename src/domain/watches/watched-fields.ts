import type { PageFacts } from '../../contracts/pages/page-facts';
import { PAGE_LIMITS } from '../../contracts/pages/page-limits';
import type { WatchFields } from '../../contracts/watches/watch-content';
import { WATCH_LIMITS } from '../../contracts/watches/watch-limits';
import { indexabilityOf } from '../crawl/indexability';
import { RobotsDirectives } from '../pages/robots-directives';
import type { PageElement, PageNode } from '../pages/page-tree';
import { readPage } from '../pages/read-page';
import { readMarkup } from '../schema/markup/read-markup';
import { flatJsonLd } from './flat-markup';
import { isOfferMeta, offeredBy } from './offered';
import type { WatchedPage } from './watched-page';
import { cleanLine } from './watched-lines';

const HAS_MARKUP = /ld\+json|itemscope|typeof\s*=|itemprop/i;

type OfText = Pick<WatchFields, 'outline' | 'words' | 'links'>;

/** All fields but those of the text that is compared. */
export function fieldsOf(page: WatchedPage, facts: PageFacts, tree: PageNode): Omit<WatchFields, keyof OfText> {
  const ofHeader = new RobotsDirectives();
  ofHeader.header(page.headers['x-robots-tag'] ?? '');
  const header = ofHeader.result();
  const markup = HAS_MARKUP.test(page.html) ? readMarkup(page.html, page.url).markup : null;
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
    ...offeredBy(markup, offerMetas(tree)),
    openGraph: Object.entries(facts.openGraph)
      .map(([property, content]) => cleanLine(`${property}: ${content}`))
      .toSorted(),
  };
}

/** All that the page says, but for robots' header, which is read apart. */
export function factsOf({ html, url, headers }: Pick<WatchedPage, 'html' | 'url' | 'headers'>): PageFacts {
  const { 'x-robots-tag': _apart, ...rest } = headers;
  return readPage(html, { url, headers: rest });
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

/** Meta elements that say what something costs; they stand in the head, or at the beginning of the body. */
function offerMetas(tree: PageNode): [property: string, content: string][] {
  const found: [string, string][] = [];
  const ahead: PageNode[] = [tree];
  for (let node = ahead.pop(); node && found.length < 20; node = ahead.pop()) {
    if (!('children' in node)) continue;
    if ('attribs' in node && node.name === 'meta') addMeta(found, node);
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child && 'children' in child) ahead.push(child);
    }
  }
  return found;
}

function addMeta(found: [string, string][], { attribs }: PageElement): void {
  const property = (attribs['property'] ?? attribs['name'] ?? '').trim().toLowerCase();
  const content = attribs['content']?.slice(0, PAGE_LIMITS.text);
  if (content !== undefined && isOfferMeta(property)) found.push([property, content]);
}
