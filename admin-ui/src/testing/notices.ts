import type { NoticeView } from '@contracts/notices/notices';
import { Part } from './answerApi';

/** An unread notice of a page that has changed, unless said otherwise. */
export function aNotice(change: Partial<NoticeView> = {}): NoticeView {
  return {
    _id: 'n0',
    id: 'n0',
    kind: 'watch.changed',
    severity: 'info',
    title: 'Page 0 has changed',
    body: 'Before: one\nAfter: two',
    link: '',
    at: '2026-11-25T10:00:00.000Z',
    ...change,
  };
}

/** The API of somebody with these notices, which are read and deleted by their ids. */
export function noticesApi(stored: readonly NoticeView[]) {
  let notices = [...stored];
  const readAt = '2026-11-26T10:00:00.000Z';
  const read = (isMeant: (notice: NoticeView) => boolean) => () => {
    notices = notices.map((notice) => (isMeant(notice) ? { ...notice, readAt } : notice));
  };
  const ofOne = stored.map(({ id }) => ({
    [`POST /notices/${id}/read`]: read((notice) => notice.id === id),
    [`DELETE /notices/${id}`]: () => {
      notices = notices.filter((notice) => notice.id !== id);
    },
  }));
  return {
    'GET /notices': (url: URL) => listed(notices, url),
    'GET /notices/unread': () => ({ count: notices.filter((notice) => !notice.readAt).length }),
    'POST /notices/read-all': read(() => true),
    ...Object.assign({}, ...ofOne),
  } as Record<string, (url: URL) => unknown>;
}

function listed(notices: readonly NoticeView[], { searchParams }: URL): Part {
  const [first = 0, last = 0] = JSON.parse(searchParams.get('range') ?? '[]') as number[];
  const filter = JSON.parse(searchParams.get('filter') ?? '{}') as { unread?: true; severity?: string };
  const found = notices.filter(
    ({ readAt, severity }) =>
      (!filter.unread || !readAt) && (!filter.severity || severity === filter.severity),
  );
  return new Part(found.slice(first, last + 1), found.length);
}
