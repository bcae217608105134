import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import { ResultStates } from '../../../shared/result/ResultStates';
import { briefKeys, type BriefJob, getBrief } from '../briefsApi';
import { BriefView } from './BriefView';

/** The brief that a run ended with. */
export function BriefPanel({ job }: { job: BriefJob }) {
  const id = job.result?.briefId ?? '';
  const brief = useQuery({
    queryKey: briefKeys.one(id),
    queryFn: ({ signal }) => getBrief(id, signal),
    // What is edited here is newer than what the server would say.
    staleTime: Infinity,
    enabled: id !== '',
  });
  return (
    <ResultStates
      query={brief}
      empty={<Alert severity="info">This brief was deleted.</Alert>}
      failure="The brief could not be loaded"
      loading={{ label: 'Loading the brief', heights: [64, 240, 240] }}
    >
      {(detail) => <BriefView key={detail.id} brief={detail} />}
    </ResultStates>
  );
}
