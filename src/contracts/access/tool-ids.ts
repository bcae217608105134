import { ADMIN_PAGES } from './admin-pages';
import type { Tool } from './tool';
import { TOOLS } from './tools';

export const TOOL_IDS: readonly string[] = TOOLS.map((tool) => tool.id);

const PERMITTED = (TOOLS as readonly Tool[]).filter((tool) => !tool.openedBy);

/** The tools that a permission record may name: the others open with them. */
export const PERMITTED_TOOL_IDS: readonly string[] = PERMITTED.map((tool) => tool.id);

/** What a permission record may hold: ids of tools and sub-tools. */
export const PERMISSION_IDS: readonly string[] = PERMITTED.flatMap((tool) => [
  tool.id,
  ...(tool.subTools ?? []).map((subTool) => subTool.id),
]);

/** What the shortcuts bar may hold. */
export const NAVIGATION_IDS: readonly string[] = [...TOOLS, ...ADMIN_PAGES].map((entry) => entry.id);
