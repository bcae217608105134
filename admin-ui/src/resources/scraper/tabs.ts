import { type LazyNamed, lazyNamed } from '../../shared/lazyNamed';
import type { CrawlTabProps } from './crawlTab';

interface CrawlTab {
  /** In the address. */
  id: string;
  title: string;
  panel: LazyNamed<CrawlTabProps>;
  /** Whether it says nothing until something is chosen in it. */
  isTool?: boolean;
}

/** What a crawl tells, each loaded when it is looked at; the first is for one that has ended. */
export const CRAWL_TABS: readonly [summary: CrawlTab, pages: CrawlTab, ...CrawlTab[]] = [
  { id: 'summary', title: 'Summary', panel: lazyNamed(() => import('./summary/SummaryTab'), 'SummaryTab') },
  { id: 'pages', title: 'Pages', panel: lazyNamed(() => import('./pages/PagesTab'), 'PagesTab') },
  { id: 'issues', title: 'Issues', panel: lazyNamed(() => import('./issues/IssuesTab'), 'IssuesTab') },
  { id: 'links', title: 'Links', panel: lazyNamed(() => import('./links/LinksTab'), 'LinksTab') },
  {
    id: 'targets',
    title: 'Targets',
    panel: lazyNamed(() => import('./targets/TargetsTab'), 'TargetsTab'),
  },
  {
    id: 'chains',
    title: 'Redirects & canonicals',
    panel: lazyNamed(() => import('./chains/ChainsTab'), 'ChainsTab'),
  },
  {
    id: 'duplicates',
    title: 'Duplicates',
    panel: lazyNamed(() => import('./duplicates/DuplicatesTab'), 'DuplicatesTab'),
  },
  {
    id: 'sitemaps',
    title: 'Sitemaps',
    panel: lazyNamed(() => import('./sitemaps/SitemapsTab'), 'SitemapsTab'),
  },
  {
    id: 'hreflang',
    title: 'hreflang',
    panel: lazyNamed(() => import('./hreflang/HreflangTab'), 'HreflangTab'),
  },
  {
    id: 'structure',
    title: 'Structure',
    panel: lazyNamed(() => import('./structure/StructureTab'), 'StructureTab'),
  },
  {
    id: 'compare',
    title: 'Compare',
    panel: lazyNamed(() => import('./compare/CompareTab'), 'CompareTab'),
    isTool: true,
  },
  { id: 'robots', title: 'robots.txt', panel: lazyNamed(() => import('./robots/RobotsTab'), 'RobotsTab') },
];
