import { MESSAGES } from '@contracts/messages';
import { useNotify } from 'react-admin';
import { isAboutFile } from '../../shared/jobs/jobText';
import { useJobRun } from '../../shared/jobs/useJobRun';
import { useResultDownload } from '../../shared/jobs/useResultDownload';
import { INTENT, type IntentJob, submitKeywords, type SubmittedWords } from './intentJobs';
import { type SubmitProblem, submitProblem } from './submitProblem';

export interface SubmissionEvents {
  onProblem: (problem: SubmitProblem) => void;
  onDone: () => void;
}

/** One submission from the upload to the result's download. */
export function useSubmission({ onProblem, onDone }: SubmissionEvents) {
  const notify = useNotify();
  const { download, downloading } = useResultDownload(INTENT);
  const run = useJobRun<IntentJob>({
    kind: INTENT,
    onRefused: (error) => {
      const problem = submitProblem(error);
      if (problem.toast) notify(problem.toast, { type: 'error' });
      onProblem(problem);
    },
    onFinished: (job) => {
      if (job.status === 'failed' && !isAboutFile(job.error?.code)) {
        notify(MESSAGES.submitFailed, { type: 'error' });
      }
      if (job.status !== 'done') return;
      onDone();
      void download(job);
    },
  });
  const submit = (words: SubmittedWords, file: File) =>
    run.start((options) => submitKeywords(words, file, options), { file });
  return { run, submit, download, downloading };
}
