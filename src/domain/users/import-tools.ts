import { PERMISSION_IDS } from '../../contracts/access/tool-ids';
import type { Tool } from '../../contracts/access/tool';
import { TOOLS } from '../../contracts/access/tools';
import { resolveToolId, subToolsOf } from '../access/catalogue';
import { identityKey } from '../text/identity-key';

const NAMED = (TOOLS as readonly Tool[])
  .filter((tool) => !tool.openedBy)
  .flatMap((tool) => [{ id: tool.id, name: tool.title }, ...subToolsOf(tool)]);
const idByName = new Map(NAMED.map(({ id, name }) => [identityKey(name), id]));

/** Ids of tools and their parts from ids or names, parted by semicolons or commas; or the first name that is none. */
export function readTools(text: string): { ids: string[] } | { unknown: string } {
  const ids: string[] = [];
  for (const name of text.split(/[;,|]/).map((part) => part.trim())) {
    if (name === '') continue;
    const id = [name, resolveToolId(name), idByName.get(identityKey(name))].find(isPermission);
    if (id === undefined) return { unknown: name };
    ids.push(id);
  }
  return { ids };
}

function isPermission(id: string | undefined): id is string {
  return id !== undefined && PERMISSION_IDS.includes(id);
}

/** Tools and their parts by their names, as `readTools` reads them. */
export function toolsText(ids: readonly string[]): string {
  return NAMED.filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join('; ');
}
