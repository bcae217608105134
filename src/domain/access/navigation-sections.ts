import { type NavbarFold, TOOL_SECTIONS, type ToolSectionId } from '../../contracts/access/tool-sections';
import { TOOLS } from '../../contracts/access/tools';
import type { NavigationEntry } from './navigation';

export interface NavigationSection {
  id: ToolSectionId;
  title: string;
  entries: NavigationEntry[];
}

const SECTIONS = new Map<string, ToolSectionId>(TOOLS.map(({ id, section }) => [id, section]));
const sectionOf = ({ id }: NavigationEntry) => SECTIONS.get(id);

/** The tools of the navigation under their headings, in the headings' order; a heading without a tool is left out. */
export function toolSectionsOf(entries: readonly NavigationEntry[]): NavigationSection[] {
  return TOOL_SECTIONS.map(({ id, title }) => ({
    id,
    title,
    entries: entries.filter((entry) => sectionOf(entry) === id),
  })).filter((section) => section.entries.length > 0);
}

/** The heading of the tool whose page a path is, or is below; undefined elsewhere. */
export function toolSectionAt(entries: readonly NavigationEntry[], path: string): NavbarFold | undefined {
  const entry = entries.find(({ url }) => path === url || path.startsWith(`${url}/`));
  return entry && sectionOf(entry);
}
