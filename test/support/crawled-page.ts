import type { CrawledPage } from '../../src/contracts/scraper/crawls';
import { PageIndex } from '../../src/domain/scraper/page-index';

/** A page without a fault, with what a test gives. */
export function crawledPage(given: Partial<CrawledPage> & Pick<CrawledPage, 'url'>): CrawledPage {
  return {
    id: given.url,
    depth: 1,
    source: 'link',
    status: 200,
    failure: null,
    contentType: 'text/html; charset=utf-8',
    bytes: 50_000,
    milliseconds: 120,
    redirectTo: null,
    indexable: true,
    indexabilityReason: null,
    title: 'How to choose running shoes for winter',
    titles: 1,
    titlePixels: 350,
    description:
      'What matters in a running shoe for snow and ice, and which ones we would buy again this winter.',
    descriptions: 1,
    descriptionPixels: 600,
    h1: 'Running shoes for winter',
    headings: [
      { level: 1, text: 'Running shoes for winter' },
      { level: 2, text: 'Grip' },
    ],
    canonical: given.url,
    canonicals: 1,
    robots: '',
    noindex: false,
    nofollow: false,
    lang: 'en',
    hreflangs: [],
    words: 800,
    images: 4,
    imagesWithoutAlt: 0,
    structuredTypes: ['Article'],
    brokenStructuredData: 0,
    viewport: true,
    needsJavaScript: false,
    inSitemap: true,
    contentHash: given.url,
    extracted: {},
    inlinks: 5,
    uniqueInlinks: 3,
    outlinks: 20,
    externalOutlinks: 2,
    linkScore: 40,
    ...given,
  };
}

/** The index of a site's pages, by their paths. */
export function pageIndexOf(site: string, pages: Record<string, Partial<CrawledPage>>): PageIndex {
  const index = new PageIndex();
  for (const [path, page] of Object.entries(pages)) index.add(crawledPage({ url: site + path, ...page }));
  return index;
}
