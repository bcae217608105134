import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirmation } from '../../shared/Confirmation';
import { counted } from '../../shared/counted';
import { formatCount } from '../../shared/format';
import { tookText } from '../../shared/jobs/jobText';
import type { BulkJob } from '../../shared/list/bulkApi';
import { ResultBar } from '../../shared/result/ResultBar';
import { BULK_CHANGE, listBulkRows } from './bulkResultApi';
import { countsText } from './bulkChangeText';
import { RefusedRows } from './RefusedRows';

interface BulkChangeResultProps {
  job: BulkJob;
  busy: boolean;
  onUndo: () => void;
}

const IS_FINAL: Partial<Record<BulkJob['parameters']['action'], string>> = {
  delete: ' This cannot be undone.',
  invite: ' This cannot be undone.',
};

/** What a change came to, who was refused and why, and the way back. */
export function BulkChangeResult({ job, busy, onUndo }: BulkChangeResultProps) {
  const undone = useUndone(job.id);
  if (!job.result) return null;
  const { counts, altered = counts.done } = job.result;
  const left = altered - undone;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <ResultBar exports={left > 0 ? <Undo job={job} busy={busy} onUndo={onUndo} /> : null}>
        <Typography color="text.secondary">
          {countsText(job.parameters.action, counts)}
          {tookText(job)}.{IS_FINAL[job.parameters.action]}
        </Typography>
      </ResultBar>
      {undone > 0 ? (
        <Alert severity="info">
          {left === 0
            ? 'This change was undone.'
            : `${counted(undone, 'record')} of ${formatCount(altered)} changed back.`}
        </Alert>
      ) : null}
      {counts.refused > 0 ? <RefusedRows jobId={job.id} /> : null}
    </Box>
  );
}

/** How many of a change's records an undo has put back. */
function useUndone(id: string): number {
  const { data } = useQuery({
    queryKey: ['bulk-rows', id, 'undone'],
    queryFn: ({ signal }) => listBulkRows(id, { status: 'undone', page: 0, perPage: 1 }, signal),
  });
  return data?.total ?? 0;
}

function Undo({ job, busy, onUndo }: BulkChangeResultProps) {
  const [asking, setAsking] = useState(false);
  if (job.parameters.action !== 'update') return null;
  const confirm = () => {
    setAsking(false);
    onUndo();
  };
  return (
    <>
      <Button variant="outlined" startIcon={<UndoIcon />} disabled={busy} onClick={() => setAsking(true)}>
        Undo
      </Button>
      <Confirmation
        open={asking}
        title={`Undo “${BULK_CHANGE.nameOf(job)}”?`}
        text="Every record gets its values from before. Records that were changed again since stay as they are and are listed."
        action="Undo"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
