import type { ReadyToolId } from '@contracts/access/tools';
import VersusIcon from '@mui/icons-material/CompareArrowsOutlined';
import SchemaIcon from '@mui/icons-material/DataObjectOutlined';
import BriefIcon from '@mui/icons-material/AssignmentOutlined';
import TableIcon from '@mui/icons-material/EmojiEventsOutlined';
import StuffingIcon from '@mui/icons-material/DensityMediumOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import PplIcon from '@mui/icons-material/FolderZipOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import SnippetIcon from '@mui/icons-material/PreviewOutlined';
import PagesIcon from '@mui/icons-material/FindInPageOutlined';
import HeadingsIcon from '@mui/icons-material/FormatListNumberedOutlined';
import DetectionIcon from '@mui/icons-material/RadarOutlined';
import StrategyIcon from '@mui/icons-material/TrackChangesOutlined';
import HubIcon from '@mui/icons-material/AccountTreeOutlined';
import OptimizeIcon from '@mui/icons-material/SpeedOutlined';
import InterlinksIcon from '@mui/icons-material/HubOutlined';
import LinksIcon from '@mui/icons-material/AddLinkOutlined';
import IntentIcon from '@mui/icons-material/ManageSearchOutlined';
import MarketsIcon from '@mui/icons-material/TravelExploreOutlined';
import WordsIcon from '@mui/icons-material/NotesOutlined';
import SchemaCheckIcon from '@mui/icons-material/SchemaOutlined';
import VisitorRevenueIcon from '@mui/icons-material/PaidOutlined';
import KeywordRevenueIcon from '@mui/icons-material/PriceCheckOutlined';
import BoxIcon from '@mui/icons-material/ShoppingBagOutlined';
import ProsConsIcon from '@mui/icons-material/ThumbsUpDownOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type LazyNamed, lazyNamed } from '../shared/lazyNamed';

interface ToolView {
  icon: typeof SvgIcon;
  page: LazyNamed;
}

/** The picture and the page of every tool that is ready; each page comes as its own chunk. */
export const TOOL_VIEWS: Record<ReadyToolId, ToolView> = {
  'intent-finder': {
    icon: IntentIcon,
    page: lazyNamed(() => import('./intent-finder/IntentFinderPage'), 'IntentFinderPage'),
  },
  'intelligent-briefs': {
    icon: BriefIcon,
    page: lazyNamed(() => import('./intelligent-briefs/IntelligentBriefsPage'), 'IntelligentBriefsPage'),
  },
  'optimize-prime': {
    icon: OptimizeIcon,
    page: lazyNamed(
      () => import('./optimize-prime/OptimizePrimePage'),
      'OptimizePrimePage',
      () => import('./optimize-prime/drafts/DraftList'),
    ),
  },
  'word-counter': {
    icon: WordsIcon,
    page: lazyNamed(
      () => import('./word-counter/WordCounterPage'),
      'WordCounterPage',
      () => import('./word-counter/CounterResult'),
    ),
  },
  'tld-language': {
    icon: MarketsIcon,
    page: lazyNamed(() => import('./tld-language/TldLanguagePage'), 'TldLanguagePage'),
  },
  'screaming-frog-activation': {
    icon: KeyIcon,
    page: lazyNamed(() => import('./screaming-frog/KeyPage'), 'KeyPage'),
  },
  'ppl-files': {
    icon: PplIcon,
    page: lazyNamed(() => import('./ppl-files/PplFilesPage'), 'PplFilesPage'),
  },
  'amazon-revenue-by-visitors': {
    icon: VisitorRevenueIcon,
    page: lazyNamed(() => import('./amazon-revenue/RevenuePage'), 'RevenueByVisitorsPage'),
  },
  'amazon-revenue-by-keywords': {
    icon: KeywordRevenueIcon,
    page: lazyNamed(() => import('./amazon-revenue/RevenuePage'), 'RevenueByKeywordsPage'),
  },
  'pages-analysis': {
    icon: PagesIcon,
    page: lazyNamed(() => import('./page-tools/pages'), 'PagesAnalysisPage'),
  },
  'interlink-extractor': {
    icon: InterlinksIcon,
    page: lazyNamed(() => import('./page-tools/pages'), 'InterlinkExtractorPage'),
  },
  'heading-extractor': {
    icon: HeadingsIcon,
    page: lazyNamed(() => import('./page-tools/pages'), 'HeadingExtractorPage'),
  },
  'schema-generator': {
    icon: SchemaIcon,
    page: lazyNamed(() => import('./schema-generator/SchemaGeneratorPage'), 'SchemaGeneratorPage'),
  },
  'new-test-tool': {
    icon: SnippetIcon,
    page: lazyNamed(() => import('./new-test-tool/NewTestToolPage'), 'NewTestToolPage'),
  },
  'kw-stuffing-checker': {
    icon: StuffingIcon,
    page: lazyNamed(() => import('./kw-stuffing-checker/KwStuffingCheckerPage'), 'KwStuffingCheckerPage'),
  },
  'content-strategy-evaluator': {
    icon: StrategyIcon,
    page: lazyNamed(
      () => import('./content-strategy-evaluator/ContentStrategyPage'),
      'ContentStrategyPage',
      () => import('../shared/readings/ReadingField'),
    ),
  },
  'intelligent-hub': {
    icon: HubIcon,
    page: lazyNamed(() => import('./intelligent-hub/IntelligentHubPage'), 'IntelligentHubPage'),
  },
  'intelligent-interlink': {
    icon: LinksIcon,
    page: lazyNamed(
      () => import('./intelligent-interlinks/InterlinksPage'),
      'InterlinksPage',
      () => import('../shared/readings/ReadingField'),
    ),
  },
  'schema-intelligence': {
    icon: SchemaCheckIcon,
    page: lazyNamed(
      () => import('./schema-intelligence/SchemaIntelligencePage'),
      'SchemaIntelligencePage',
      () => import('./schema-intelligence/CheckedPages'),
    ),
  },
  'content-detection': {
    icon: DetectionIcon,
    page: lazyNamed(
      () => import('./content-detection/ContentDetectionPage'),
      'ContentDetectionPage',
      () => import('./content-detection/list/WatchList'),
    ),
  },
  'product-box-generator': {
    icon: BoxIcon,
    page: lazyNamed(() => import('./block-generators/pages'), 'ProductBoxPage'),
  },
  'top-3-table-generator': {
    icon: TableIcon,
    page: lazyNamed(() => import('./block-generators/pages'), 'Top3TablePage'),
  },
  'versus-box-generator': {
    icon: VersusIcon,
    page: lazyNamed(() => import('./block-generators/pages'), 'VersusBoxPage'),
  },
  'pros-and-cons-generator': {
    icon: ProsConsIcon,
    page: lazyNamed(() => import('./block-generators/pages'), 'ProsAndConsPage'),
  },
  products: {
    icon: ProductsIcon,
    page: lazyNamed(
      () => import('./products/ProductsPage'),
      'ProductsPage',
      () => import('./products/list/ProductList'),
    ),
  },
};
