import type { NoticeKind, NoticeSeverity, NoticeView, UnreadView } from '@contracts/notices/notices';
import { apiFetch, apiJson, type ApiPage, apiPage } from '../../providers/apiClient';

const PATH = '/notices';
const KEY = 'notices';

/** Where the pages keep what they know of notices. */
export const noticeKeys = {
  all: [KEY],
  unread: [KEY, 'unread'],
  newest: [KEY, 'newest'],
  list: (page: number, filter: NoticeFilter) => [KEY, 'list', page, filter],
};

export interface NoticeFilter {
  unread?: true;
  severity?: NoticeSeverity;
  kind?: NoticeKind;
}

const noticePath = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** One's own notices, the newest first. */
export function listNotices(
  { page, perPage, filter }: { page: number; perPage: number; filter: NoticeFilter },
  signal?: AbortSignal,
): Promise<ApiPage<NoticeView>> {
  const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
  const query = new URLSearchParams({ range, filter: JSON.stringify(filter) });
  return apiPage<NoticeView>(`${PATH}?${query.toString()}`, { signal });
}

export function getUnread(signal?: AbortSignal): Promise<UnreadView> {
  return apiJson<UnreadView>(`${PATH}/unread`, { signal, quiet: true });
}

export async function readNotice(id: string): Promise<void> {
  await apiFetch(`${noticePath(id)}/read`, { method: 'POST' });
}

/** Those up to a moment: what came since stays unread. */
export async function readNotices(until?: string): Promise<void> {
  await apiFetch(`${PATH}/read-all`, { method: 'POST', json: { until } });
}

export async function deleteNotice(id: string): Promise<void> {
  await apiFetch(noticePath(id), { method: 'DELETE' });
}
