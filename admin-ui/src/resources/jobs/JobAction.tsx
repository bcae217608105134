import { JOB_KIND_DEFINITIONS } from '@contracts/jobs/job-kinds';
import type { JobView } from '@contracts/jobs/jobs';
import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { apiJson, messageOf } from '../../providers/apiClient';
import { Confirmation } from '../../shared/Confirmation';
import { isFinished } from '../../shared/jobs/jobText';
import { jobName } from './jobName';

/** What can be done with a job: one that failed runs again while its upload is there, one that has not ended is cancelled. */
export function JobAction() {
  const job = useRecordContext<JobView>();
  if (!job) return null;
  if (job.status === 'failed' && !JOB_KIND_DEFINITIONS[job.kind].secretUpload)
    return <RetryButton job={job} />;
  return isFinished(job) ? null : <CancelButton job={job} />;
}

function RetryButton({ job }: { job: JobView }) {
  const { run, busy } = useJobAction(job, 'retry', `${jobName(job)} is queued again.`);
  return (
    <Button
      size="small"
      startIcon={<ReplayIcon />}
      loading={busy}
      aria-label={`Retry ${jobName(job)}`}
      onClick={() => void run()}
    >
      Retry
    </Button>
  );
}

function CancelButton({ job }: { job: JobView }) {
  const [asking, setAsking] = useState(false);
  const { run, busy } = useJobAction(job, 'cancel', `${jobName(job)} is canceled.`);
  const name = jobName(job);
  return (
    <>
      <Button size="small" color="error" aria-label={`Cancel ${name}`} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <Confirmation
        open={asking}
        title={`Cancel ${name}?`}
        text={`${job.ownerEmail ?? 'Its owner'} gets no result and has to start it again.`}
        action="Cancel job"
        keep="Let it run"
        destroys
        busy={busy}
        onConfirm={() => void run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** What an admin does with somebody's job; the list shows what came of it. */
function useJobAction({ id }: JobView, action: 'cancel' | 'retry', done: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      await apiJson(`/admin/jobs/${id}/${action}`, { method: 'POST' });
      notify(done, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { run, busy };
}
