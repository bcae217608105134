import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../../providers/apiClient';
import type { KeywordsOf } from '../../../shared/handover/handover';

/** The keywords that another tool handed over, as a file that can be uploaded: all of the group, with their figures. */
export function useHandedFile(given: KeywordsOf | undefined) {
  const { data, isFetching, isError } = useQuery({
    queryKey: ['handed-keywords', given],
    queryFn: ({ signal }) => (given ? fileOf(given, signal) : null),
    enabled: given !== undefined,
    retry: false,
    staleTime: Infinity,
  });
  return { file: data ?? undefined, isLoading: isFetching, isError };
}

async function fileOf(
  { job, name, cluster = '', q = '', show = '' }: KeywordsOf,
  signal: AbortSignal,
): Promise<File> {
  const id = encodeURIComponent(job);
  const path =
    cluster === ''
      ? `/intent/jobs/${id}/keywords-file?${new URLSearchParams({ q, show }).toString()}`
      : `/content-strategy-evaluator/jobs/${id}/clusters/${encodeURIComponent(cluster)}/keywords-file`;
  const response = await apiFetch(path, { signal, headers: { Accept: 'text/csv' } });
  return new File([await response.text()], `${name}.csv`, { type: 'text/csv' });
}
