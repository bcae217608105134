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
import { InputStep } from './input/InputStep';
import {
  type Problems,
  STRATEGY_FIELDS,
  type StrategyField,
  type StrategyForm,
  useStrategyForm,
} from './input/useStrategyForm';
import { startStrategy, STRATEGY_JOBS, type StrategyJob } from './strategyJobs';

const StrategyPanel = lazyBody(() => import('./result/StrategyPanel'), 'StrategyPanel', ResultOutline);

/** What to write, merge, mend or link next. */
export function ContentStrategyPage() {
  return (
    <>
      <PageHeader
        title="Content Strategy Evaluator"
        subtitle="See what to write, merge, fix or link next, from your keywords, rankings and pages."
      />
      <PageBody>
        <Strategies />
      </PageBody>
    </>
  );
}

function Strategies() {
  const form = useStrategyForm();
  const { problems, tell, note, check } = useProblems<StrategyField>(form.problems);
  const cost = useRunCost('content-strategy-evaluator');
  usePreload(StrategyPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useStrategyRun(form, tell, submitButton);
  const { busy } = run;
  const result: ResultViews<StrategyJob> = {
    summaryOf,
    render: (past) => <StrategyPanel job={past} />,
  };
  return (
    <RunPage
      kind={STRATEGY_JOBS}
      run={run}
      result={result}
      form={
        <InputStep
          form={form}
          problems={problems}
          busy={busy}
          cost={cost}
          submitRef={submitButton}
          onProblem={(field, problem) => note({ files: undefined, [field]: problem })}
          onSubmit={() => check(run.begin)}
          onSample={run.trySample}
        />
      }
      firstStep="Choose keywords, a Search Console CSV or a site reading above, or try the sample. The evaluation will be listed here."
    />
  );
}

function summaryOf({ parameters, result }: StrategyJob): string | undefined {
  if (!result) return undefined;
  const { keywords, queries, pages } = result;
  const told = [
    ...(keywords > 0 ? [counted(keywords, 'keyword')] : []),
    ...(queries > 0 ? [counted(queries, 'query', 'queries')] : []),
    ...(pages > 0 ? [counted(pages, 'page')] : []),
  ];
  return `${told.join(', ')}${parameters.sample ? ' · Sample' : ''}`;
}

function useStrategyRun(
  form: StrategyForm,
  onProblems: (problems: Problems) => void,
  submitButton: RefObject<HTMLButtonElement | null>,
) {
  const run = useLimitedRun<StrategyJob>({
    kind: STRATEGY_JOBS,
    submitButton,
    onRefused: (error) => onProblems(refusalProblems(error, STRATEGY_FIELDS, 'files')),
  });
  return {
    ...run,
    begin: () => {
      const { files } = form;
      const shown = files.keywords ?? files.searchConsole;
      const order = form.run();
      void run.start((options) => startStrategy(order, files, options), {
        file: shown,
        order: [order, files],
      });
    },
    trySample: () => {
      void run.start((options) => startStrategy({ language: 'en', sample: true }, {}, options));
    },
  };
}
