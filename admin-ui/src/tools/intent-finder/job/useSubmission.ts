import type { IntentLists } from '@contracts/intent/intent';
import { MESSAGES } from '@contracts/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { JOBS_KEY } from './jobApi';
import { isAboutFile, isFinished } from './jobText';
import { type SubmitProblem, submitProblem } from './submitProblem';
import { useDownload } from './useDownload';
import { useIntentJob } from './useIntentJob';
import { useJobChanges } from './useJobChanges';
import { useOnceFinished } from './useOnceFinished';
import { useUpload } from './useUpload';

export interface SubmissionEvents {
  onProblem: (problem: SubmitProblem) => void;
  onDone: () => void;
}

/** One submission from the upload to the result's download. The job goes on when the page is left. */
export function useSubmission({ onProblem, onDone }: SubmissionEvents) {
  const notify = useNotify();
  const client = useQueryClient();
  const { download, downloading } = useDownload();
  const { cancel: cancelJob, changing } = useJobChanges();
  const { upload, start, drop } = useUpload();
  const [jobId, setJobId] = useState<string>();
  const { data: job } = useIntentJob(jobId);
  const refreshJobs = () => client.invalidateQueries({ queryKey: [JOBS_KEY] });

  const submit = async (lists: IntentLists, file: File) => {
    setJobId(undefined);
    try {
      const created = await start(lists, file);
      if (created) {
        client.setQueryData([JOBS_KEY, 'one', created.id], created);
        setJobId(created.id);
      }
    } catch (error) {
      const problem = submitProblem(error);
      if (problem.toast) notify(problem.toast, { type: 'error' });
      onProblem(problem);
    }
    void refreshJobs();
  };

  useOnceFinished(job, (finished) => {
    void refreshJobs();
    if (finished.status === 'failed' && !isAboutFile(finished.error?.code)) {
      notify(MESSAGES.submitFailed, { type: 'error' });
    }
    if (finished.status !== 'done') return;
    onDone();
    void download(finished);
  });

  const busy = upload !== undefined || (jobId !== undefined && !(job && isFinished(job)));
  const cancel = () => (jobId ? void cancelJob(jobId) : drop());
  return { upload, job, busy, cancelling: changing !== undefined, downloading, submit, cancel, download };
}
