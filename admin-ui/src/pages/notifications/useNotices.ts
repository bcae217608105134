import { ALL_NOTICE_KINDS, NOTICE_SEVERITIES } from '@contracts/notices/notices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listNotices, noticeKeys, type NoticeFilter } from '../../shared/notices/noticeApi';
import { useListPage, usePageAddress } from '../../shared/usePageAddress';

export const NOTICES_PER_PAGE = 25;
/** New ones come at any minute. */
const EVERY_MS = 60_000;

/** Which notices show: in the page's address. */
export function useNoticeView() {
  const { get, change } = usePageAddress();
  const severity = NOTICE_SEVERITIES.find((each) => each === get('severity'));
  const kind = ALL_NOTICE_KINDS.find((each) => each === get('kind'));
  const filter: NoticeFilter = {
    ...(get('show') === 'unread' && { unread: true }),
    ...(severity && { severity }),
    ...(kind && { kind }),
  };
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    ...useListPage(),
    narrow: (changes: Partial<Record<'show' | 'severity' | 'kind', string>>) =>
      change({ ...changes, page: '' }, true),
  };
}

export type NoticesView = ReturnType<typeof useNoticeView>;

export function useNotices(page: number, filter: NoticeFilter) {
  return useQuery({
    queryKey: noticeKeys.list(page, filter),
    queryFn: ({ signal }) => listNotices({ page, perPage: NOTICES_PER_PAGE, filter }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
  });
}
