import type { AccessSubject } from '@contracts/access/access';
import type { Tool } from '@contracts/access/tool';
import { canUseSubTool } from '@domain/access/access';
import { findTool, subToolsOf } from '@domain/access/catalogue';
import { type NavigationEntry, navigationFor } from '@domain/access/navigation';
import type SvgIcon from '@mui/material/SvgIcon';
import { subToolPath } from '../../shared/subToolPath';

/** A page of the navigation, or a part of one. */
export interface SearchablePage extends NavigationEntry {
  /** The navigation entry whose picture it has. */
  entryId: string;
  /** The title of the tool that a sub-tool belongs to, or what else it is where it is no page. */
  within?: string;
  /** Its own picture, where it has none of the navigation. */
  Icon?: typeof SvgIcon;
  /** What choosing it does, where that is not opening its address. */
  act?: () => void;
}

/** Every page that a user can open, in the menu's order, each followed by the sub-tools that the user may use. */
export function searchablePagesOf(subject: AccessSubject): SearchablePage[] {
  return navigationFor(subject)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const tool = findTool(entry.id);
      return [{ ...entry, entryId: entry.id }, ...(tool ? subPagesOf(subject, tool, entry) : [])];
    });
}

function subPagesOf(
  subject: AccessSubject,
  tool: Tool,
  { id, title, url }: NavigationEntry,
): SearchablePage[] {
  return subToolsOf(tool)
    .filter((subTool) => canUseSubTool(subject, id, subTool.id))
    .map((subTool) => ({
      id: subTool.id,
      title: subTool.name,
      url: subToolPath(url, subTool.id),
      entryId: id,
      within: title,
    }));
}
