import type { ReadyAdminPageId } from '@contracts/access/admin-pages';
import { READY_TOOLS } from '@contracts/access/tools';
import { API_KEYS_PATH } from '@contracts/api-keys/api-keys';
import { NOTICES_PATH } from '@contracts/notices/notices';
import { PRICING_PATH } from '@contracts/plans/pricing';

/** The chapters of the back-office's pages; that of a tool has the tool's id. */
const OF_ADMIN_PAGES: Record<ReadyAdminPageId, string> = {
  users: 'students',
  'tools-permissions': 'batches',
  'pro-plans': 'plans',
  dashboard: 'statistics',
  'user-stats': 'statistics',
  'intent-words': 'intent-words',
  features: 'features-and-jobs',
  jobs: 'features-and-jobs',
  'audit-log': 'features-and-jobs',
  settings: 'settings',
  'full-site-scrapper': 'crawls',
};

/** By addresses; those below another one stand before it. */
const CHAPTERS: readonly (readonly [path: string, slug: string])[] = [
  ['/users/import', 'imports'],
  ['/settings/health', 'health'],
  ['/settings/api-keys', 'api-keys'],
  [API_KEYS_PATH, 'api-keys'],
  [PRICING_PATH, 'plan-limits'],
  [NOTICES_PATH, 'notifications'],
  ...Object.entries(OF_ADMIN_PAGES).map(([id, slug]) => [`/${id}`, slug] as const),
  ...READY_TOOLS.map(({ url, id }) => [url, id] as const),
];

/** The slug of the guide's chapter on the page at an address, and on what lies below it; undefined where there is none. */
export function chapterAt(pathname: string): string | undefined {
  return CHAPTERS.find(([path]) => pathname === path || pathname.startsWith(`${path}/`))?.[1];
}
