import type { FieldErrors } from '@contracts/error-codes';
import type { CrawlScheduleDto } from '@contracts/scraper/crawl-schedules.dto';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Path, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../../providers/apiClient';
import { saveSchedule, scheduleKeys } from './scheduleApi';
import { momentText } from '../../../shared/zones/zones';
import type { ScheduleValues } from './scheduleValues';

/** Saves a schedule; what the server refuses lands on its field. */
export function useSaveSchedule(
  id: string | undefined,
  { setError }: Pick<UseFormReturn<ScheduleValues>, 'setError'>,
  onSaved: () => void,
) {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (entered: CrawlScheduleDto) => {
    try {
      const { nextRunAt, repeat } = await saveSchedule(id, entered);
      const next = nextRunAt === null ? '' : ` Next crawl: ${momentText(new Date(nextRunAt), repeat.zone)}.`;
      notify(`The schedule is saved.${next}`, { type: 'success' });
      void queries.invalidateQueries({ queryKey: scheduleKeys.all });
      onSaved();
    } catch (error) {
      const errors: FieldErrors = error instanceof ApiError ? (error.errors ?? {}) : {};
      for (const [name, message] of Object.entries(errors))
        setError(name as Path<ScheduleValues>, { message });
      if (Object.keys(errors).length === 0) setError('root', { message: messageOf(error) });
      notify(messageOf(error), { type: 'error' });
    }
  };
}
