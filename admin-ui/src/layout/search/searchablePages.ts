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
  /** What people call what is there, where its title says nothing of it. */
  knownAs?: string;
  /** Its own picture, where it has none of the navigation. */
  Icon?: typeof SvgIcon;
  /** What choosing it does, where that is not opening its address. */
  act?: () => void;
}

/** Of entries of the navigation, in the glossary's words. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  users: 'students admins subscriptions',
  'tools-permissions': 'batches',
  'pro-plans': 'limits',
  'user-stats': 'usage',
  'audit-log': 'history changes',
  settings: 'name logo color email model',
  'full-site-scrapper': 'crawls',
  'content-detection': 'watches',
  'optimize-prime': 'drafts',
  'intelligent-hub': 'keywords groups',
  'intelligent-interlink': 'internal links readings',
  'new-test-tool': 'snippets titles',
  'tld-language': 'countries markets',
  'schema-intelligence': 'rich results structured data',
  'schema-generator': 'structured data',
  'screaming-frog-activation': 'keys',
};

/** Every page that a user can open, in the menu's order, each followed by the sub-tools that the user may use. */
export function searchablePagesOf(subject: AccessSubject): SearchablePage[] {
  return navigationFor(subject)
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const tool = findTool(entry.id);
      return [
        { ...entry, entryId: entry.id, knownAs: KNOWN_AS[entry.id] },
        ...(tool ? subPagesOf(subject, tool, entry) : []),
      ];
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
