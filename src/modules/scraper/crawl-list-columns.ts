import type { CrawlListName, CrawlLists } from '../../contracts/scraper/crawl-lists';
import type { CrawlChain, DuplicateGroup, PageReference } from '../../contracts/scraper/crawl-reports';
import type { ExportColumns } from '../../core/http/export';

const PAGE: ExportColumns<PageReference> = {
  URL: ({ url }) => url,
  Title: ({ title }) => title,
};

const CHAIN: ExportColumns<CrawlChain> = {
  'First URL': ({ hops }) => hops[0]?.url,
  'Last URL': ({ hops }) => hops.at(-1)?.url,
  Steps: ({ hops }) => hops.length - 1,
  Loop: ({ loop }) => loop,
  'Links To It': ({ inlinks }) => inlinks,
  Path: ({ hops }) =>
    hops.map(({ url, status }) => (status === null ? url : `${url} (${status})`)).join(' → '),
};

const GROUP: ExportColumns<DuplicateGroup> = {
  Similarity: ({ similarity }) => similarity,
  Pages: ({ total }) => total,
  URLs: ({ pages }) => pages.map(({ url }) => url).join(' | '),
};

/** The columns of each list of a crawl's reports. */
export const CRAWL_LIST_COLUMNS: { [List in CrawlListName]: ExportColumns<CrawlLists[List]> } = {
  redirects: CHAIN,
  canonicals: CHAIN,
  hreflang: {
    URL: ({ page }) => page.url,
    Title: ({ page }) => page.title,
    Finding: ({ problem }) => problem,
    hreflang: ({ lang }) => lang,
    Target: ({ target }) => target,
  },
  orphans: PAGE,
  missing: PAGE,
  nonIndexable: { ...PAGE, 'Indexability Status': ({ reason }) => reason },
  exact: GROUP,
  near: GROUP,
  anchors: {
    Anchor: ({ anchor }) => anchor,
    Links: ({ links }) => links,
    'Pages It Leads To': ({ targets }) => targets,
  },
};
