import type { PageFacts, PageLink } from '../../contracts/pages/page-facts';
import { MAX_LINKS_KEPT, type PageOutcome } from '../../contracts/pages/page-runs';
import type { FetchedPage } from '../../core/pages/page-fetcher';
import { normaliseAddress } from '../../domain/scraper/address';
import { indexabilityOf } from '../../domain/scraper/indexability';
import { headingCounts, headingProblems, mainHeading } from '../../domain/pages/headings';
import { descriptionPixels, titlePixels } from '../../domain/snippets/text-pixels';
import type { NewLink, NewPage } from './pages.repository';

const NOTHING_READ = {
  title: null,
  titles: 0,
  titlePixels: 0,
  description: null,
  descriptions: 0,
  descriptionPixels: 0,
  canonical: null,
  robots: '',
  lang: null,
  h1: null,
  headingCounts: headingCounts([]),
  headings: [],
  headingProblems: [],
  words: 0,
  images: 0,
  imagesWithoutAlt: 0,
  internalLinks: 0,
  externalLinks: 0,
  structuredTypes: [],
  brokenStructuredData: 0,
  needsJavaScript: false,
};
/** Until all pages are there. */
const NOT_PLACED = { inlinks: 0, depth: null, orphan: false };

/** A page of a run and its links, of what was fetched and, where that is a page, read. */
export function pageRowOf(
  { url, position }: { url: string; position: number },
  { hops, answer, failure }: FetchedPage,
  facts: PageFacts | null,
): { page: NewPage; links: NewLink[] } {
  const finalUrl = answer?.url ?? null;
  const links = facts && finalUrl ? linksOf(finalUrl, facts.links) : [];
  const { indexable, reason } = indexabilityOf({
    url: normaliseAddress(finalUrl ?? url) ?? url,
    // As in a crawl, an address that redirects is none for an index, wherever it leads.
    status: hops[0]?.status ?? answer?.status ?? null,
    failure: failure === 'robots' ? null : failure,
    blockedByRobots: failure === 'robots',
    contentType: answer?.contentType ?? null,
    noindex: facts?.robots.noindex ?? false,
    canonical: facts?.canonical ?? null,
    refreshTo: facts?.refresh?.url ?? null,
  });
  const page: NewPage = {
    position,
    url,
    outcome: outcomeOf(answer?.status ?? null, hops.length),
    status: answer?.status ?? null,
    failure,
    hops,
    finalUrl,
    indexable,
    indexabilityReason: reason,
    bytes: answer?.bytes ?? 0,
    milliseconds: Math.round(answer?.milliseconds ?? 0),
    ...(facts ? factsOf(facts, links) : NOTHING_READ),
    ...NOT_PLACED,
    deadEnd:
      facts !== null && !facts.needsJavaScript && finalUrl !== null && !leadsOn(links, [url, finalUrl]),
  };
  return { page, links: links.slice(0, MAX_LINKS_KEPT) };
}

function outcomeOf(status: number | null, redirects: number): PageOutcome {
  if (status === null) return 'failed';
  if (status >= 500) return 'server-error';
  if (status >= 400) return 'client-error';
  return redirects > 0 ? 'redirected' : 'ok';
}

function factsOf(facts: PageFacts, links: readonly NewLink[]) {
  const { title, description, headings, robots } = facts;
  const internalLinks = links.filter(({ internal }) => internal).length;
  return {
    title,
    titles: facts.titles,
    titlePixels: titlePixels(title ?? ''),
    description,
    descriptions: facts.descriptions,
    descriptionPixels: descriptionPixels(description ?? ''),
    canonical: facts.canonical,
    robots: robots.directives,
    lang: facts.lang,
    h1: mainHeading(headings),
    headingCounts: headingCounts(headings),
    headings,
    // What it shows is not known.
    headingProblems: facts.needsJavaScript ? [] : headingProblems(headings),
    words: facts.words,
    images: facts.images,
    imagesWithoutAlt: facts.imagesWithoutAlt,
    internalLinks,
    externalLinks: links.length - internalLinks,
    structuredTypes: facts.structuredTypes,
    brokenStructuredData: facts.brokenStructuredData,
    needsJavaScript: facts.needsJavaScript,
  };
}

/** Links to the web, in the one form of their addresses. */
function linksOf(source: string, links: readonly PageLink[]): NewLink[] {
  const site = siteOf(source);
  const found: NewLink[] = [];
  for (const { url, anchor, rel, place } of links) {
    const target = url === null ? null : normaliseAddress(url);
    if (target === null) continue;
    const internal = siteOf(target) === site;
    found.push({ number: found.length, source, target, anchor, rel, place, internal, targetStatus: null });
  }
  return found;
}

/** Whether a page has links to other pages of the site than to itself. */
function leadsOn(links: readonly NewLink[], own: readonly string[]): boolean {
  const addresses = new Set(own.map((address) => normaliseAddress(address)));
  return links.some(({ internal, target }) => internal && !addresses.has(target));
}

function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
