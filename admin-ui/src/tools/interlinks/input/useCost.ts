import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../shared/format';
import { useRunCost } from '../../../shared/limits/useRunCost';
import { useUser } from '../../../session/useSession';
import { getFreeReadings, interlinkKeys } from '../interlinkJobs';

/** What a run on this reading costs: nothing for a day after one that was paid. */
export function useCost(readingId: string | null): string {
  const usual = useRunCost('intelligent-interlink');
  const { role } = useUser();
  const { data = [] } = useQuery({
    queryKey: interlinkKeys.free,
    queryFn: ({ signal }) => getFreeReadings(signal),
    enabled: role !== 'admin',
  });
  const free = data.find((reading) => reading.readingId === readingId);
  return free ? `Runs on this reading are free until ${formatDateTime(free.until)}.` : usual;
}
