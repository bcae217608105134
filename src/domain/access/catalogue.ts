import type { SubTool, Tool } from '../../contracts/access/tool';
import { TOOLS, type ToolId } from '../../contracts/access/tools';

const keyOf = (name: string) => name.trim().toLowerCase().replace(/^\//, '');

const idByName = new Map<string, ToolId>();
for (const tool of TOOLS as readonly (Tool & { id: ToolId })[]) {
  const names = [tool.id, tool.title, tool.navTitle, tool.planTitle, tool.url, ...(tool.aliases ?? [])];
  for (const name of names) if (name !== undefined) idByName.set(keyOf(name), tool.id);
}

/** The tool that a call or a log means by any of its names: id, title, address or alias, in any case. */
export function resolveToolId(name: string): ToolId | undefined {
  return idByName.get(keyOf(name));
}

/** The tool with this very id. */
export function findTool(id: string, tools: readonly Tool[] = TOOLS): Tool | undefined {
  return tools.find((tool) => tool.id === id);
}

/** The tool that a sub-tool id belongs to. */
export function parentOf(subToolId: string, tools: readonly Tool[] = TOOLS): Tool | undefined {
  return tools.find((tool) => tool.subTools?.some((subTool) => subTool.id === subToolId));
}

/** What a tool is called where there is little room, as in the navigation. */
export function shortTitleOf({ navTitle, title }: Tool): string {
  return navTitle ?? title;
}

/** A tool's sub-tools, none for most. */
export function subToolsOf(tool: Tool): readonly SubTool[] {
  return tool.subTools ?? [];
}
