import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { JobOutcome } from './job/JobOutcome';
import { JobProgress } from './job/JobProgress';
import { isFinished } from './job/jobText';
import { useSubmission } from './job/useSubmission';
import { PastResults } from './past/PastResults';
import { FileStep } from './steps/FileStep';
import { StartStep } from './steps/StartStep';
import { WordsStep } from './steps/WordsStep';
import { useIntentForm } from './useIntentForm';

/** Sorts keywords by search intent: words, a file, and the classified file back. */
export function IntentFinderPage() {
  const form = useIntentForm();
  const { file, lists } = form;
  const submission = useSubmission({ onProblem: form.reject, onDone: form.finish });
  const { upload, job, busy } = submission;
  const work = useRef<HTMLDivElement>(null);
  const phase = upload ? 'uploading' : job?.status;

  useEffect(() => {
    if (phase === 'uploading' || phase === 'done') {
      work.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    }
  }, [phase]);

  const submit = () => {
    if (!file) return;
    form.reject({ fields: {} });
    void submission.submit(lists, file);
  };

  return (
    <>
      <PageHeader
        title="Intent Finder"
        subtitle="Sort your keywords by what people want: to learn, to compare, to buy or to find a site."
      />
      <PageBody>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <StartStep onFill={form.fill} />
          <WordsStep lists={lists} problems={form.problems} onChange={form.setWords} />
          <FileStep
            file={file}
            problem={form.problems.file}
            message={form.message}
            hasWords={Object.values(lists).some((words: string[]) => words.length > 0)}
            busy={busy}
            onChoose={form.chooseFile}
            onSubmit={submit}
          />
          <Box ref={work} sx={{ scrollMargin: '80px 0 24px', '&:empty': { display: 'none' } }}>
            {busy ? (
              <JobProgress
                upload={upload}
                job={job}
                cancelling={submission.cancelling}
                onCancel={submission.cancel}
              />
            ) : null}
            {job && isFinished(job) ? (
              <JobOutcome
                job={job}
                downloading={submission.downloading === job.id}
                onDownload={() => void submission.download(job)}
              />
            ) : null}
          </Box>
          <PastResults />
        </Box>
      </PageBody>
    </>
  );
}
