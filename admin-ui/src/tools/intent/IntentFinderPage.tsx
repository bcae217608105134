import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../shared/counted';
import { Deferred } from '../../shared/Deferred';
import { RunPage } from '../../shared/jobs/RunPage';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { lazyNamed } from '../../shared/lazyNamed';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { FileStep } from './FileStep';
import { INTENT, type IntentJob } from './intentJobs';
import { LazyResultPanel, loadResultPanel } from './result/LazyResultPanel';
import { MiniShares } from './result/MiniShares';
import type { LanguageNoteProps } from './language/LanguageNote';
import { useWordsLanguage } from './language/useWordsLanguage';
import { StartStep } from './StartStep';
import { useIntentForm } from './useIntentForm';
import { useSubmission } from './useSubmission';
import { WordsStep } from './WordsStep';

/** Apart: its tables of languages are needed once a file is chosen. */
const LanguageNote = lazyNamed<'LanguageNote', LanguageNoteProps>(
  () => import('./language/LanguageNote'),
  'LanguageNote',
);

const RESULT: ResultViews<IntentJob> = {
  summaryOf: ({ result }) => result && counted(result.rows, 'row'),
  glanceAt: ({ result }) => result && <MiniShares counts={result.counts} />,
  render: (job, { busy, start }) => (
    <LazyResultPanel job={job} downloading={busy} downloadLabel="Download" onDownload={start} />
  ),
};

/** Sorts keywords by search intent: words, a file, and the classified file back. */
export function IntentFinderPage() {
  const form = useIntentForm();
  const { file, lists } = form;
  const words = useWordsLanguage(form);
  const [guess, setGuess] = useState(false);
  const { run, submit, download, downloading } = useSubmission({
    onProblem: form.reject,
    onDone: form.finish,
  });
  const { job, busy } = run;
  const submitButton = useRef<HTMLButtonElement>(null);
  const phase = run.upload ? 'uploading' : run.dropped ? 'dropped' : run.isWatched ? job?.status : undefined;

  useEffect(() => {
    if (busy) void loadResultPanel();
  }, [busy]);

  // A Cancel button goes with the progress: the focus must not go with it.
  useEffect(() => {
    if (!busy && phase && document.activeElement === document.body) submitButton.current?.focus();
  }, [busy, phase]);

  const submitForm = () => {
    if (!file) return;
    form.reject({ fields: {} });
    void submit({ ...lists, guess: guess && words.canGuess }, file);
  };

  return (
    <>
      <PageHeader
        title="Intent Finder"
        subtitle="Sort your keywords by what people want: to learn, to compare, to buy or to find a site."
      />
      <PageBody>
        <RunPage
          kind={INTENT}
          run={run}
          result={RESULT}
          form={
            <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
              <StartStep
                language={words.language}
                filling={words.filling}
                onLanguage={words.choose}
                onFill={() => words.fill(words.language, false)}
              />
              <WordsStep
                lists={lists}
                problems={form.problems}
                guess={words.canGuess ? { on: guess, onChange: setGuess } : undefined}
                onChange={form.setWords}
              />
              <FileStep
                file={file}
                problem={form.problems.file}
                message={form.message}
                hasWords={Object.values(lists).some((words: string[]) => words.length > 0)}
                languageNote={
                  words.ofFile ? (
                    <Deferred>
                      <LanguageNote
                        ofFile={words.ofFile}
                        ofWords={words.ofWords}
                        filling={words.filling}
                        onUse={(language) => words.fill(language, true)}
                      />
                    </Deferred>
                  ) : null
                }
                busy={busy}
                submitRef={submitButton}
                onChoose={form.chooseFile}
                onSubmit={submitForm}
              />
            </Box>
          }
          firstStep="Select your keywords file in step 3 and submit it. Its result will be listed here."
        >
          {(ended) => (
            <LazyResultPanel
              job={ended}
              downloading={downloading === ended.id}
              downloadLabel="Download again"
              onDownload={() => void download(ended)}
            />
          )}
        </RunPage>
      </PageBody>
    </>
  );
}
