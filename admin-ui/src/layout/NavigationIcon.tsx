import ToolIcon from '@mui/icons-material/ExtensionOutlined';
import GuideIcon from '@mui/icons-material/MenuBookOutlined';
import { READY_ADMIN_PAGES } from '../resources/adminPages';
import { TOOL_VIEWS } from '../tools/registry';

const ICONS: Record<string, typeof ToolIcon> = Object.fromEntries([
  ...Object.entries(TOOL_VIEWS).map(([id, { icon }]) => [id, icon] as const),
  ...READY_ADMIN_PAGES.map(({ id, icon }) => [id, icon] as const),
  ['guide', GuideIcon],
]);

/** The picture of a navigation entry. */
export function NavigationIcon({ id }: { id: string }) {
  const Icon = ICONS[id] ?? ToolIcon;
  return <Icon fontSize="small" />;
}
