import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { counted } from '../../shared/counted';
import { refusalProblems } from '../../shared/jobs/refusalProblems';
import { RunPage } from '../../shared/jobs/RunPage';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { useLimitedRun } from '../../shared/jobs/useLimitedRun';
import { useProblems } from '../../shared/jobs/useProblems';
import { lazyBody } from '../../shared/lazyBody';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePreload } from '../../shared/usePreload';
import { InputStep } from './input/InputStep';
import { useCost } from './input/useCost';
import {
  INTERLINK_FIELDS,
  type InterlinkForm,
  type Problems,
  SAMPLE_RUN,
  useInterlinkForm,
} from './input/useInterlinkForm';
import { INTERLINK_JOBS, type InterlinkJob, interlinkKeys, startInterlinks } from './interlinkJobs';

const InterlinksPanel = lazyBody(() => import('./result/InterlinksPanel'), 'InterlinksPanel', ResultOutline);

/** Which sentence should link where, with which words. */
export function InterlinksPage() {
  return (
    <>
      <PageHeader
        title="Interlink Genius"
        subtitle="See which sentences of your site should link where, and with which words."
      />
      <PageBody>
        <Interlinks />
      </PageBody>
    </>
  );
}

function Interlinks() {
  const form = useInterlinkForm();
  const { problems, tell, forget, check } = useProblems<keyof Problems>(form.problems);
  const cost = useCost(form.readingId);
  usePreload(InterlinksPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useInterlinkRun(form, tell, submitButton);
  const { busy } = run;
  const result: ResultViews<InterlinkJob> = {
    summaryOf,
    render: (past) => <InterlinksPanel job={past} />,
  };
  return (
    <RunPage
      kind={INTERLINK_JOBS}
      run={run}
      result={result}
      form={
        <InputStep
          form={form}
          problems={problems}
          busy={busy}
          cost={cost}
          submitRef={submitButton}
          onChange={(field) => forget(field, 'other')}
          onSubmit={() => check(run.begin)}
          onSample={run.trySample}
        />
      }
      firstStep="Choose a reading of your site above, or try the sample. The suggestions will be listed here."
    />
  );
}

function summaryOf({ parameters, result }: InterlinkJob): string | undefined {
  if (!result) return undefined;
  const kind = parameters.sample ? ' · Sample' : parameters.free ? ' · Free' : '';
  return `${counted(result.suggestions, 'suggestion')}, ${counted(result.pages, 'page')}${kind}`;
}

function useInterlinkRun(
  form: InterlinkForm,
  onProblems: (problems: Problems) => void,
  submitButton: RefObject<HTMLButtonElement | null>,
) {
  const client = useQueryClient();
  const run = useLimitedRun<InterlinkJob>({
    kind: INTERLINK_JOBS,
    submitButton,
    onRefused: (error) => onProblems(refusalProblems(error, [...INTERLINK_FIELDS, 'other'], 'other')),
    onChanged: () => void client.invalidateQueries({ queryKey: interlinkKeys.free }),
  });
  return {
    ...run,
    begin: () => {
      const order = form.run();
      // Another run on the reading costs nothing for a day.
      void run.start(() => startInterlinks(order), { order, isFree: true });
    },
    trySample: () => void run.start(() => startInterlinks(SAMPLE_RUN)),
  };
}
