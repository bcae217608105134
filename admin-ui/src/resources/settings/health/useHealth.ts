import type { HealthReport } from '@contracts/health/health';
import { healthSummary } from '@contracts/health/health-messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { apiJson, messageOf } from '../../../providers/apiClient';
import { announce } from '../../../shared/announce';

const KEY = ['health'];
const PATH = '/admin/health';

/** The report as it was when the page opened, and how to check again. */
export function useHealth() {
  const notify = useNotify();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => apiJson<HealthReport>(PATH, { signal }),
    // What somebody is reading stays until they ask for more.
    refetchOnWindowFocus: false,
  });
  const { mutate: check, isPending: checking } = useMutation({
    mutationFn: () => apiJson<HealthReport>(`${PATH}/check`, { method: 'POST' }),
    onSuccess: (report) => {
      queries.setQueryData(KEY, report);
      announce(`Checked again: ${healthSummary(report.lines)}`);
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return { query, check: () => check(), checking };
}
