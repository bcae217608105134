import type {
  AnchorRow,
  CrawlChain,
  DuplicateGroup,
  HreflangFinding,
  PageReference,
  SitemapsReport,
} from './crawl-reports';

/** The rows of each list of `GET /api/crawls/:id/lists/:list`. */
export interface CrawlLists {
  redirects: CrawlChain;
  canonicals: CrawlChain;
  hreflang: HreflangFinding;
  orphans: PageReference;
  missing: PageReference;
  nonIndexable: SitemapsReport['nonIndexable']['rows'][number];
  exact: DuplicateGroup;
  near: DuplicateGroup;
  anchors: AnchorRow;
}

export type CrawlListName = keyof CrawlLists;
export const CRAWL_LISTS = [
  'redirects',
  'canonicals',
  'hreflang',
  'orphans',
  'missing',
  'nonIndexable',
  'exact',
  'near',
  'anchors',
] as const satisfies readonly CrawlListName[];

/** The lists of a comparison: `GET /api/crawls/:id/compare/:otherId/:list`. */
export const COMPARISON_LISTS = ['added', 'lost', 'changed'] as const;
export type ComparisonListName = (typeof COMPARISON_LISTS)[number];
