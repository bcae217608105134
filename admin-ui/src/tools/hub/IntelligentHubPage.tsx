import { type RefObject, useRef, useState } from 'react';
import { counted } from '../../shared/counted';
import { refusalProblems } from '../../shared/jobs/refusalProblems';
import { RunPage } from '../../shared/jobs/RunPage';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { PastResults } from '../../shared/jobs/PastResults';
import { useLimitedRun } from '../../shared/jobs/useLimitedRun';
import { lazyBody } from '../../shared/lazyBody';
import { useRunCost } from '../../shared/limits/useRunCost';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePreload } from '../../shared/usePreload';
import { HUB_JOBS, type HubJob, startHub } from './hubJobs';
import { InputStep } from './input/InputStep';

import { HUB_FIELDS, type HubForm, type Problems, useHubForm } from './input/useHubForm';

const HubPanel = lazyBody(() => import('./result/HubPanel'), 'HubPanel', ResultOutline);

/** Which pages make up a topic, and which links to which. */
export function IntelligentHubPage() {
  return (
    <>
      <PageHeader
        title="Intelligent Hub"
        subtitle="See which pages make up a topic, what each is about, and which page links to which."
      />
      <PageBody>
        <Hubs />
      </PageBody>
    </>
  );
}

function Hubs() {
  const form = useHubForm();
  const [problems, setProblems] = useState<Problems>({});
  const cost = useRunCost('intelligent-hub');
  usePreload(HubPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useHubRun(form, setProblems, submitButton);
  const { busy } = run;
  const submit = () => {
    const found = form.problems();
    setProblems(found);
    if (Object.keys(found).length === 0) run.begin();
  };
  const result: ResultViews<HubJob> = {
    summaryOf: ({ parameters, result: made }) =>
      made &&
      `${counted(made.keywords, 'keyword')}, ${counted(made.pages.balanced, 'page')}${parameters.sample ? ' · Sample' : ''}`,
    render: (past) => <HubPanel job={past} />,
  };
  return (
    <RunPage
      kind={HUB_JOBS}
      run={run}
      summaryOf={result.summaryOf}
      form={
        <InputStep
          form={form}
          problems={problems}
          busy={busy}
          cost={cost}
          submitRef={submitButton}
          onChange={(...fields) =>
            setProblems((known) => ({
              ...known,
              ...Object.fromEntries(fields.map((name) => [name, undefined])),
            }))
          }
          onFileProblem={(file) => setProblems((known) => ({ ...known, file }))}
          onSubmit={submit}
          onSample={run.trySample}
        />
      }
      past={
        <PastResults
          kind={HUB_JOBS}
          result={result}
          firstStep="Enter a topic and its keywords above, or try the sample. The hub will be listed here."
        />
      }
    >
      {(ended) => <HubPanel job={ended} />}
    </RunPage>
  );
}

function useHubRun(
  form: HubForm,
  onProblems: (problems: Problems) => void,
  submitButton: RefObject<HTMLButtonElement | null>,
) {
  const run = useLimitedRun<HubJob>({
    kind: HUB_JOBS,
    submitButton,
    onRefused: (error) => onProblems(problemsOf(error, form.isPaste)),
  });
  return {
    ...run,
    begin: () => {
      const file = form.upload();
      const order = form.run();
      void run.start((options) => startHub(order, file, options), {
        file,
        // What was pasted is a new file each time.
        order: [order, form.isPaste ? form.keywords.text : file],
      });
    },
    trySample: () => {
      void run.start((options) =>
        startHub({ seed: 'sample', language: 'en', sample: true }, undefined, options),
      );
    },
  };
}

/** What is wrong, at its field: pasted keywords are sent as a file. */
function problemsOf(error: unknown, isPaste: boolean): Problems {
  const { file, ...problems } = refusalProblems(error, HUB_FIELDS, 'file');
  return { ...problems, ...(file !== undefined && { [isPaste ? 'keywords' : 'file']: file }) };
}
