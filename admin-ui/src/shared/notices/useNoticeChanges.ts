import type { NoticeView } from '@contracts/notices/notices';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { deleteNotice, noticeKeys, readNotice, readNotices } from './noticeApi';

/** Marks notices as read and deletes them, and asks for what is shown of them again. */
export function useNoticeChanges() {
  const notify = useNotify();
  const client = useQueryClient();
  const [changing, setChanging] = useState<string>();
  const act = async (what: string, action: () => Promise<void>): Promise<void> => {
    setChanging(what);
    await action().catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
    await client.invalidateQueries({ queryKey: noticeKeys.all });
    setChanging(undefined);
  };
  return {
    /** The notice whose change is under way, or `all`. */
    changing,
    read: ({ id, readAt }: NoticeView) => (readAt ? Promise.resolve() : act(id, () => readNotice(id))),
    /** Those that were there when the newest of the given ones was. */
    readAll: (seen: readonly NoticeView[]) => act('all', () => readNotices(seen[0]?.at)),
    remove: ({ id }: NoticeView) => act(id, () => deleteNotice(id)),
  };
}
