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
    page: lazyNamed(() => import('./intent/IntentFinderPage'), 'IntentFinderPage'),
  },
  'intelligent-briefs': {
    icon: BriefIcon,
    page: lazyNamed(() => import('./briefs/IntelligentBriefsPage'), 'IntelligentBriefsPage'),
  },
  'optimize-prime': {
    icon: OptimizeIcon,
    page: lazyNamed(
      () => import('./optimize/OptimizePrimePage'),
      'OptimizePrimePage',
      () => import('./optimize/drafts/DraftList'),
    ),
  },
  'word-counter': {
    icon: WordsIcon,
    page: lazyNamed(
      () => import('./text/WordCounterPage'),
      'WordCounterPage',
      () => import('./text/CounterResult'),
    ),
  },
  'tld-language': {
    icon: MarketsIcon,
    page: lazyNamed(() => import('./markets/TldLanguagePage'), 'TldLanguagePage'),
  },
  'screaming-frog-activation': {
    icon: KeyIcon,
    page: lazyNamed(() => import('./keys/KeyPage'), 'KeyPage'),
  },
  'ppl-files': {
    icon: PplIcon,
    page: lazyNamed(() => import('./ppl/PplFilesPage'), 'PplFilesPage'),
  },
  'amazon-revenue-by-visitors': {
    icon: VisitorRevenueIcon,
    page: lazyNamed(() => import('./calculators/RevenuePage'), 'RevenueByVisitorsPage'),
  },
  'amazon-revenue-by-keywords': {
    icon: KeywordRevenueIcon,
    page: lazyNamed(() => import('./calculators/RevenuePage'), 'RevenueByKeywordsPage'),
  },
  'pages-analysis': {
    icon: PagesIcon,
    page: lazyNamed(() => import('./pages/pages'), 'PagesAnalysisPage'),
  },
  'interlink-extractor': {
    icon: InterlinksIcon,
    page: lazyNamed(() => import('./pages/pages'), 'InterlinkExtractorPage'),
  },
  'heading-extractor': {
    icon: HeadingsIcon,
    page: lazyNamed(() => import('./pages/pages'), 'HeadingExtractorPage'),
  },
  'schema-generator': {
    icon: SchemaIcon,
    page: lazyNamed(() => import('./saved-schemas/SchemaGeneratorPage'), 'SchemaGeneratorPage'),
  },
  'new-test-tool': {
    icon: SnippetIcon,
    page: lazyNamed(
      () => import('./snippets/NewTestToolPage'),
      'NewTestToolPage',
      () => import('./snippets/saved/SavedSets'),
    ),
  },
  'kw-stuffing-checker': {
    icon: StuffingIcon,
    page: lazyNamed(() => import('./keyphrases/KwStuffingCheckerPage'), 'KwStuffingCheckerPage'),
  },
  'content-strategy-evaluator': {
    icon: StrategyIcon,
    page: lazyNamed(
      () => import('./strategy/ContentStrategyPage'),
      'ContentStrategyPage',
      () => import('../shared/readings/ReadingField'),
    ),
  },
  'intelligent-hub': {
    icon: HubIcon,
    page: lazyNamed(() => import('./hub/IntelligentHubPage'), 'IntelligentHubPage'),
  },
  'intelligent-interlink': {
    icon: LinksIcon,
    page: lazyNamed(
      () => import('./interlinks/InterlinksPage'),
      'InterlinksPage',
      () => import('../shared/readings/ReadingField'),
    ),
  },
  'schema-intelligence': {
    icon: SchemaCheckIcon,
    page: lazyNamed(
      () => import('./schema-checks/SchemaIntelligencePage'),
      'SchemaIntelligencePage',
      () => import('./schema-checks/CheckedPages'),
    ),
  },
  'content-detection': {
    icon: DetectionIcon,
    page: lazyNamed(
      () => import('./watches/ContentDetectionPage'),
      'ContentDetectionPage',
      () => import('./watches/list/WatchList'),
    ),
  },
  'product-box-generator': {
    icon: BoxIcon,
    page: lazyNamed(() => import('./blocks/pages'), 'ProductBoxPage'),
  },
  'top-3-table-generator': {
    icon: TableIcon,
    page: lazyNamed(() => import('./blocks/pages'), 'Top3TablePage'),
  },
  'versus-box-generator': {
    icon: VersusIcon,
    page: lazyNamed(() => import('./blocks/pages'), 'VersusBoxPage'),
  },
  'pros-and-cons-generator': {
    icon: ProsConsIcon,
    page: lazyNamed(() => import('./blocks/pages'), 'ProsAndConsPage'),
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
