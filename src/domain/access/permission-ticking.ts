import type { Tool } from '../../contracts/access/tool';
import { TOOLS } from '../../contracts/access/tools';
import { findTool, parentOf, subToolsOf } from './catalogue';

/** The state of a checklist of tools and sub-tools. */
export interface PermissionSelection {
  /** Empty in the user dialog and while none is chosen. */
  defaultTool: string;
  /** What is ticked here. */
  allowed: readonly string[];
  /** Ticked from elsewhere (the user's batch) and not to be changed here. */
  locked?: readonly string[];
}

/** Whether a box shows as ticked. */
export function isTicked(selection: PermissionSelection, id: string): boolean {
  return selection.allowed.includes(id) || (selection.locked ?? []).includes(id);
}

/** Whether a box can be changed by the user now. */
export function canToggle(
  selection: PermissionSelection,
  id: string,
  tools: readonly Tool[] = TOOLS,
): boolean {
  if ((selection.locked ?? []).includes(id)) return false;
  const tool = findTool(id, tools);
  if (tool) return !tool.openedBy && id !== selection.defaultTool;
  const parent = parentOf(id, tools);
  if (!parent || !isTicked(selection, parent.id)) return false;
  return !isTicked(selection, id) || tickedSubTools(selection, parent).length > 1;
}

/** Ticks or unticks a box with what follows from it; a box that cannot be changed leaves all as it was. */
export function toggle(
  selection: PermissionSelection,
  id: string,
  tools: readonly Tool[] = TOOLS,
): PermissionSelection {
  if (!canToggle(selection, id, tools)) return selection;
  const tool = findTool(id, tools);
  if (isTicked(selection, id)) {
    const removed = new Set([id, ...(tool ? subToolsOf(tool).map((subTool) => subTool.id) : [])]);
    return { ...selection, allowed: selection.allowed.filter((held) => !removed.has(held)) };
  }
  return tick(selection, tool ? withFirstSubTool(tool) : [id]);
}

/** How many of some tools are ticked with all of their sub-tools, or with some: what a box for them together shows. */
export function tickedShare(
  selection: PermissionSelection,
  toolIds: readonly string[],
  tools: readonly Tool[] = TOOLS,
): 'all' | 'some' | 'none' {
  const ticked = idsOf(toolIds, tools).map((id) => isTicked(selection, id));
  if (ticked.every(Boolean)) return 'all';
  return ticked.some(Boolean) ? 'some' : 'none';
}

/** Ticks some tools with all of their sub-tools; where all are ticked, unticks those that can be. */
export function toggleTogether(
  selection: PermissionSelection,
  toolIds: readonly string[],
  tools: readonly Tool[] = TOOLS,
): PermissionSelection {
  if (tickedShare(selection, toolIds, tools) !== 'all') return tick(selection, idsOf(toolIds, tools));
  return toolIds.reduce((left, id) => toggle(left, id, tools), selection);
}

function idsOf(toolIds: readonly string[], tools: readonly Tool[]): string[] {
  return toolIds.flatMap((id) => {
    const tool = findTool(id, tools);
    return [id, ...(tool ? subToolsOf(tool).map((subTool) => subTool.id) : [])];
  });
}

/** Chooses the tool that students land on: it is ticked, with its first sub-tool, and stays so. */
export function chooseDefaultTool(
  selection: PermissionSelection,
  toolId: string,
  tools: readonly Tool[] = TOOLS,
): PermissionSelection {
  const chosen = { ...selection, defaultTool: toolId };
  const tool = findTool(toolId, tools);
  if (!tool || isTicked(chosen, toolId)) return chosen;
  return tick(chosen, withFirstSubTool(tool));
}

/**
 * What a list of ticked ids means by the same rules, whatever its source: the default tool is in, each tool
 * with sub-tools has one at least, no sub-tool is there without its tool, each id once in catalogue order.
 * `held` are ids that the user has from elsewhere.
 */
export function completeAllowed(
  defaultTool: string,
  allowed: readonly string[],
  held: readonly string[] = [],
  tools: readonly Tool[] = TOOLS,
): string[] {
  const ticked = new Set([...allowed, ...(defaultTool ? [defaultTool] : [])]);
  const lockedIds = new Set(held);
  return tools.flatMap((tool) => {
    if (tool.openedBy) return [];
    const subTools = subToolsOf(tool).map((subTool) => subTool.id);
    const chosen = subTools.filter((id) => ticked.has(id));
    if (!ticked.has(tool.id)) return lockedIds.has(tool.id) ? chosen : [];
    const hasOne = chosen.length > 0 || subTools.some((id) => lockedIds.has(id));
    return [tool.id, ...(hasOne ? chosen : subTools.slice(0, 1))];
  });
}

/** The tools whose sub-tools are among a user's own ids without them: a batch gave the tool when they were ticked. */
export function toolsGivenOnce(own: readonly string[], tools: readonly Tool[] = TOOLS): string[] {
  return tools
    .filter((tool) => !own.includes(tool.id) && subToolsOf(tool).some(({ id }) => own.includes(id)))
    .map(({ id }) => id);
}

function tick(selection: PermissionSelection, ids: string[]): PermissionSelection {
  const added = ids.filter((id) => !isTicked(selection, id));
  return { ...selection, allowed: [...selection.allowed, ...added] };
}

function withFirstSubTool(tool: Tool): string[] {
  return [
    tool.id,
    ...subToolsOf(tool)
      .slice(0, 1)
      .map((subTool) => subTool.id),
  ];
}

function tickedSubTools(selection: PermissionSelection, tool: Tool): string[] {
  return subToolsOf(tool)
    .map((subTool) => subTool.id)
    .filter((id) => isTicked(selection, id));
}
