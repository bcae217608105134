import type { OptimizeGoal } from '@contracts/optimize/optimize';
import { canUseTool } from '@domain/access/access';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSubject } from '../../../session/useSession';
import { formatDay } from '../../../shared/format';
import { listJobs } from '../../../shared/jobs/jobApi';
import { draftKeys, layBeside, listBriefs, type OptimizeJob } from '../optimizeApi';

interface GoalDialogProps {
  draft: string;
  onGoal: (goal: OptimizeGoal | null) => void;
  onClose: () => void;
}

const RUNS = 50;

/** Asks which pages the draft is laid beside: those of a brief, or of a comparison. */
export function GoalDialog({ draft, onGoal, onClose }: GoalDialogProps) {
  const id = useId();
  const hasBriefs = canUseTool(useSubject(), 'intelligent-briefs');
  const [chosen, setChosen] = useState('');
  const briefs = useQuery({
    queryKey: draftKeys.briefs,
    queryFn: ({ signal }) => listBriefs(signal),
    enabled: hasBriefs,
  });
  const runs = useQuery({
    queryKey: ['drafts', 'runs'],
    queryFn: ({ signal }) => listJobs<OptimizeJob>({ kind: 'optimize' }, 1, RUNS, signal),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const [from, source = ''] = chosen.split(':');
      return layBeside(draft, from === 'brief' ? { brief: source } : { run: source });
    },
    onSuccess: ({ goal }) => {
      onGoal(goal);
      onClose();
    },
  });
  const done = runs.data?.items.filter(({ status }) => status === 'done') ?? [];
  const listed = briefs.data?.items ?? [];
  const isEmpty = done.length === 0 && listed.length === 0 && !runs.isPending;
  const problem = error ?? runs.error ?? briefs.error;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2">
        Score this draft against
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem ? <Alert severity="error">{problem.message}</Alert> : null}
        {isEmpty ? (
          <Alert severity="info">
            There is no brief and no comparison yet. Go back to all drafts and compare pages, or try the
            sample.
          </Alert>
        ) : (
          <TextField
            select
            label="Pages of"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            helperText="Your text stays as it is. Free."
            sx={{ mt: 1 }}
          >
            {done.length > 0 ? <ListSubheader>Comparisons</ListSubheader> : null}
            {done.map((run) => (
              <MenuItem key={run.id} value={`run:${run.id}`}>
                {run.parameters.name} · {formatDay(run.createdAt)}
              </MenuItem>
            ))}
            {listed.length > 0 ? <ListSubheader>Briefs</ListSubheader> : null}
            {listed.map(({ id: brief, keyword, createdAt }) => (
              <MenuItem key={brief} value={`brief:${brief}`}>
                {keyword} · {formatDay(createdAt)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={!chosen} loading={isPending} onClick={() => mutate()}>
          Use these pages
        </Button>
      </DialogActions>
    </Dialog>
  );
}
