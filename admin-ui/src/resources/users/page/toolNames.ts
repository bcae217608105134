import { type Tool, TOOLS } from '@contracts/access/tools';
import { subToolsOf } from '@domain/access/catalogue';

/** What ids of built tools are called, in the catalogue's order, each with those of its sub-tools. */
export function toolNames(ids: readonly string[]): string[] {
  const held = new Set(ids);
  return (TOOLS as readonly Tool[])
    .filter((tool) => tool.ready && held.has(tool.id))
    .map((tool) => {
      const subTools = subToolsOf(tool).filter(({ id }) => held.has(id));
      const names = subTools.map(({ name }) => name).join(', ');
      return names ? `${tool.title} (${names})` : tool.title;
    });
}
