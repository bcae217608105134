/** A page of the navigation's group Applications; admins only. */
export interface AdminPage {
  id: string;
  title: string;
  url: string;
  ready: boolean;
}

export const ADMIN_PAGES = [
  { id: 'users', title: 'Users', url: '/users', ready: true },
  { id: 'tools-permissions', title: 'Tools Permissions', url: '/tools-permissions', ready: true },
  { id: 'pro-plans', title: 'Pro Plans', url: '/pro-plans', ready: true },
  { id: 'dashboard', title: 'Dashboard', url: '/dashboard', ready: true },
  { id: 'user-stats', title: 'User Stats', url: '/user-stats', ready: true },
  { id: 'intent-words', title: 'Intent Words', url: '/intent-words', ready: true },
  { id: 'features', title: 'Feature Switches', url: '/features', ready: true },
  { id: 'jobs', title: 'Jobs', url: '/jobs', ready: true },
  { id: 'audit-log', title: 'Audit Log', url: '/audit-log', ready: true },
  { id: 'settings', title: 'Settings', url: '/settings', ready: true },
  { id: 'full-site-scrapper', title: 'Full Site Scraper', url: '/full-site-scrapper', ready: true },
] as const satisfies readonly AdminPage[];

/** The pages that are built. */
export type ReadyAdminPageId = Extract<(typeof ADMIN_PAGES)[number], { ready: true }>['id'];

/** What stands at the top of an admin page, and in the navigation; an empty text for none of them. */
export function adminPageTitle(id: string): string {
  return ADMIN_PAGES.find((page) => page.id === id)?.title ?? '';
}
