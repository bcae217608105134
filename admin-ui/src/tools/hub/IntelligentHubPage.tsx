import { type RefObject, useRef } from 'react';
import { counted } from '../../shared/counted';
import { refusalProblems } from '../../shared/jobs/refusalProblems';
import { RunPage } from '../../shared/jobs/RunPage';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { useLimitedRun } from '../../shared/jobs/useLimitedRun';
import { useProblems } from '../../shared/jobs/useProblems';
import { lazyBody } from '../../shared/lazyBody';
import { useRunCost } from '../../shared/limits/useRunCost';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePreload } from '../../shared/usePreload';
import { HUB_JOBS, type HubJob, startHub } from './hubJobs';
import { InputStep } from './input/InputStep';
import { HUB_FIELDS, type HubField, type HubForm, type Problems, useHubForm } from './input/useHubForm';

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
  const { problems, tell, note, forget, check } = useProblems<HubField>(form.problems);
  const cost = useRunCost('intelligent-hub');
  usePreload(HubPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useHubRun(form, tell, submitButton);
  const { busy } = run;
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
      result={result}
      form={
        <InputStep
          form={form}
          problems={problems}
          busy={busy}
          cost={cost}
          submitRef={submitButton}
          onChange={forget}
          onFileProblem={(file) => note({ file })}
          onSubmit={() => check(run.begin)}
          onSample={run.trySample}
        />
      }
      firstStep="Enter a topic and its keywords above, or try the sample. The hub will be listed here."
    />
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
