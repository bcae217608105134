import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../../providers/apiClient';
import { crawlKeys } from '../crawlApi';
import { changeSchedule, deleteSchedule, type ScheduleChange, scheduleKeys } from './scheduleApi';

/** Pauses, resumes, runs and deletes schedules, and asks for what is shown of them again. */
export function useScheduleChanges() {
  const notify = useNotify();
  const client = useQueryClient();
  const [changing, setChanging] = useState<string>();
  const act = async (id: string, action: () => Promise<void>, told?: string): Promise<void> => {
    setChanging(id);
    await action().then(
      () => told && notify(told, { type: 'success' }),
      (error: unknown) => notify(messageOf(error), { type: 'error' }),
    );
    await Promise.all(
      [scheduleKeys.all, crawlKeys.lists].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
    setChanging(undefined);
  };
  return {
    /** The schedule whose change is under way. */
    changing,
    change: (id: string, change: ScheduleChange) =>
      act(id, () => changeSchedule(id, change), change === 'run' ? 'The crawl has been started.' : undefined),
    remove: (id: string) => act(id, () => deleteSchedule(id)),
  };
}
