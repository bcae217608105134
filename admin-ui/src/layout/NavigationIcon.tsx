import BoxIcon from '@mui/icons-material/ShoppingBagOutlined';
import FeaturesIcon from '@mui/icons-material/ToggleOnOutlined';
import ProsConsIcon from '@mui/icons-material/ThumbsUpDownOutlined';
import TableIcon from '@mui/icons-material/EmojiEventsOutlined';
import VersusIcon from '@mui/icons-material/CompareArrowsOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import IntentIcon from '@mui/icons-material/ManageSearchOutlined';
import KeywordRevenueIcon from '@mui/icons-material/PriceCheckOutlined';
import VisitorRevenueIcon from '@mui/icons-material/PaidOutlined';
import JobsIcon from '@mui/icons-material/PendingActionsOutlined';
import PermissionsIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import PlansIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import SchemaIcon from '@mui/icons-material/DataObjectOutlined';
import ToolIcon from '@mui/icons-material/ExtensionOutlined';
import WordsIcon from '@mui/icons-material/SpellcheckOutlined';

const ICONS: Record<string, typeof ToolIcon> = {
  'intent-finder': IntentIcon,
  'amazon-revenue-by-visitors': VisitorRevenueIcon,
  'amazon-revenue-by-keywords': KeywordRevenueIcon,
  'product-box-generator': BoxIcon,
  'top-3-table-generator': TableIcon,
  'versus-box-generator': VersusIcon,
  'pros-and-cons-generator': ProsConsIcon,
  'schema-generator': SchemaIcon,
  users: GroupIcon,
  'tools-permissions': PermissionsIcon,
  'pro-plans': PlansIcon,
  'intent-words': WordsIcon,
  jobs: JobsIcon,
  features: FeaturesIcon,
};

/** The picture of a navigation entry. */
export function NavigationIcon({ id }: { id: string }) {
  const Icon = ICONS[id] ?? ToolIcon;
  return <Icon fontSize="small" />;
}
