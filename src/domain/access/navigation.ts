import type { AccessSubject } from '../../contracts/access/access';
import { ADMIN_PAGES, type AdminPage } from '../../contracts/access/admin-pages';
import type { Tool } from '../../contracts/access/tool';
import { TOOLS } from '../../contracts/access/tools';
import { API_KEYS_PATH } from '../../contracts/api-keys/api-keys';
import { GUIDE_PATH } from '../../contracts/guide/guide';
import { CHANNELS_PATH, NOTICES_PATH } from '../../contracts/notices/notices';
import { PRICING_PATH } from '../../contracts/plans/pricing';
import type { LimitedTool } from '../../contracts/usage/limits';
import { canUseTool } from './access';
import { shortTitleOf } from './catalogue';

export interface NavigationEntry {
  id: string;
  title: string;
  url: string;
  badge?: Tool['badge'];
}

export interface NavigationGroup {
  id: 'tools' | 'applications';
  title: 'Tools' | 'Applications';
  entries: NavigationEntry[];
}

/** Why a path opens or does not, with what the client does instead. */
export type PathDecision = 'open' | 'blocked' | 'home' | 'login' | 'not-found';

/** The dialog in which users change their own account; admins do that among the users. */
export const PROFILE_PATH = '/profile';

/** Pages of whoever is signed in. */
const OPEN_TO_USERS: readonly string[] = ['/', PRICING_PATH, NOTICES_PATH, CHANNELS_PATH, API_KEYS_PATH];

/** The menu of a user: tools in the catalogue's order, then, for admins, the pages of the back-office. */
export function navigationFor(
  subject: AccessSubject,
  tools: readonly Tool[] = TOOLS,
  adminPages: readonly AdminPage[] = ADMIN_PAGES,
): NavigationGroup[] {
  const groups: NavigationGroup[] = [];
  const usable = tools.filter((tool) => canUseTool(subject, tool.id, tools));
  if (usable.length > 0) groups.push({ id: 'tools', title: 'Tools', entries: usable.map(toolEntry) });
  const pages = subject.role === 'admin' ? adminPages.filter((page) => page.ready) : [];
  if (pages.length > 0) {
    const entries = pages.map(({ id, title, url }) => ({ id, title, url }));
    groups.push({ id: 'applications', title: 'Applications', entries });
  }
  return groups;
}

/** What happens when a user opens a path; pages below an entry's address belong to the entry. */
export function decidePath(
  subject: AccessSubject,
  path: string,
  tools: readonly Tool[] = TOOLS,
  adminPages: readonly AdminPage[] = ADMIN_PAGES,
): PathDecision {
  const clean = normalise(path);
  if (clean === '/login') return 'open';
  if (subject.role === '') return 'login';
  if (OPEN_TO_USERS.includes(clean) || isBelow(clean, GUIDE_PATH)) return 'open';
  if (clean === PROFILE_PATH) return subject.role === 'admin' ? 'home' : 'open';
  const tool = tools.find((candidate) => isBelow(clean, candidate.url));
  if (tool) {
    if (!tool.ready) return 'not-found';
    return canUseTool(subject, tool.id, tools) ? 'open' : 'blocked';
  }
  const page = adminPages.find((candidate) => isBelow(clean, candidate.url));
  if (!page?.ready) return 'not-found';
  return subject.role === 'admin' ? 'open' : 'home';
}

/** The limited tool behind a path; undefined where no plan limits what is there, and for admins, who are not counted. */
export function limitedToolAt(
  subject: AccessSubject,
  path: string,
  tools: readonly Tool[] = TOOLS,
): LimitedTool | undefined {
  if (subject.role === 'admin') return undefined;
  const tool = tools.find((candidate) => isBelow(normalise(path), candidate.url));
  return tool?.limits ? (tool.id as LimitedTool) : undefined;
}

/** The limited tool behind a path that opens only to those whose plan allows it; undefined where the plan does not matter. */
export function quotaGatedToolAt(
  subject: AccessSubject,
  path: string,
  tools: readonly Tool[] = TOOLS,
): LimitedTool | undefined {
  if (subject.role === 'admin') return undefined;
  const tool = tools.find((candidate) => isBelow(normalise(path), candidate.url));
  return tool?.quotaGated ? (tool.id as LimitedTool) : undefined;
}

/**
 * Where a user lands after login: an admin on the first tool, a student on the batch's default tool or,
 * where that cannot be used, on the first that can. Undefined for a student with no usable tool.
 */
export function homePathFor(subject: AccessSubject, tools: readonly Tool[] = TOOLS): string | undefined {
  if (subject.role === '') return '/login';
  const usable = tools.filter((tool) => canUseTool(subject, tool.id, tools));
  const preferred =
    subject.role === 'student' && usable.find((tool) => tool.id === subject.permissions?.defaultTool);
  return (preferred || usable[0])?.url;
}

function toolEntry(tool: Tool): NavigationEntry {
  const { id, url, badge } = tool;
  return { id, title: shortTitleOf(tool), url, ...(badge ? { badge } : {}) };
}

function normalise(path: string): string {
  const withoutQuery = path.replace(/[?#].*$/, '');
  return withoutQuery.replace(/\/+$/, '') || '/';
}

function isBelow(path: string, url: string): boolean {
  return path === url || path.startsWith(`${url}/`);
}
