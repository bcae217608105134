import { READY_TOOLS } from '@contracts/access/tools';
import { API_KEYS_PATH } from '@contracts/api-keys/api-keys';
import { GUIDE_PATH } from '@contracts/guide/guide';
import { CHANNELS_PATH, NOTICES_PATH } from '@contracts/notices/notices';
import { matchPath } from 'react-router-dom';
import { ApiKeysPage } from '../pages/api-keys/lazyPage';
import { GuidePage } from '../pages/guide/lazyPage';
import { NotificationsPage } from '../pages/notifications/lazyPage';
import { READY_ADMIN_PAGES } from '../resources/adminPages';
import type { LazyNamed } from '../shared/lazyNamed';
import { TOOL_VIEWS } from '../tools/registry';

type PageAt = [path: string, page: LazyNamed | undefined];

const PAGES: PageAt[] = [
  [NOTICES_PATH, NotificationsPage],
  [CHANNELS_PATH, NotificationsPage],
  [API_KEYS_PATH, ApiKeysPage],
  [`${GUIDE_PATH}/:slug?`, GuidePage],
  ...READY_TOOLS.map(({ id, url }): PageAt => [url, TOOL_VIEWS[id].page]),
  ...READY_ADMIN_PAGES.flatMap(({ id, list, edit, show, subPages = {} }): PageAt[] => [
    [`/${id}`, list],
    ...Object.entries(subPages).map(([path, page]): PageAt => [`/${id}/${path}`, page]),
    [`/${id}/:id/show`, show],
    // Most forms show over the list.
    [`/${id}/:id`, edit ?? list],
  ]),
];

/** Loads the code of the page at an address before it is to show. */
export function preloadPage(pathname: string): void {
  PAGES.find(([path]) => matchPath(path, pathname))?.[1]?.preload();
}
