import type { IntentLists } from '@contracts/intent';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UploadProgress } from '../../../providers/apiUpload';
import { JOBS_KEY, submitKeywords } from './jobApi';
import { isFinished } from './jobText';
import { type SubmitProblem, submitProblem } from './submitProblem';
import { useDownload } from './useDownload';
import { useIntentJob } from './useIntentJob';
import { useJobChanges } from './useJobChanges';
import { useOnceFinished } from './useOnceFinished';

export interface Upload extends UploadProgress {
  fileName: string;
}

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
  const [upload, setUpload] = useState<Upload>();
  const [jobId, setJobId] = useState<string>();
  const abort = useRef<AbortController>(null);
  const { data: job } = useIntentJob(jobId);
  const refreshJobs = () => client.invalidateQueries({ queryKey: [JOBS_KEY] });

  const submit = async (lists: IntentLists, file: File) => {
    abort.current = new AbortController();
    setJobId(undefined);
    setUpload({ fileName: file.name, sent: 0, total: file.size });
    try {
      const onProgress = (progress: UploadProgress) => setUpload({ fileName: file.name, ...progress });
      const created = await submitKeywords(lists, file, { onProgress, signal: abort.current.signal });
      client.setQueryData([JOBS_KEY, 'one', created.id], created);
      setJobId(created.id);
      void refreshJobs();
    } catch (error) {
      const problem = submitProblem(error);
      if (problem.toast) notify(problem.toast, { type: 'error' });
      onProblem(problem);
    } finally {
      setUpload(undefined);
    }
  };

  const cancel = async () => {
    if (jobId) await cancelJob(jobId);
    else abort.current?.abort();
  };

  useOnceFinished(job, (finished) => {
    void refreshJobs();
    if (finished.status !== 'done') return;
    onDone();
    void download(finished);
  });

  const busy = upload !== undefined || (jobId !== undefined && !(job && isFinished(job)));
  return { upload, job, busy, cancelling: changing !== undefined, downloading, submit, cancel, download };
}
