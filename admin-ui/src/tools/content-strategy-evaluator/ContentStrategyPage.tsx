import Box from '@mui/material/Box';
import { type RefObject, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../providers/apiClient';
import { counted } from '../../shared/counted';
import { JobOutcome } from '../../shared/jobs/JobOutcome';
import { JobProgress } from '../../shared/jobs/JobProgress';
import { isFinished } from '../../shared/jobs/jobText';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { PastResults } from '../../shared/jobs/PastResults';
import { useLimitedRun } from '../../shared/jobs/useLimitedRun';
import { lazyBody } from '../../shared/lazyBody';
import { useRunCost } from '../../shared/limits/useRunCost';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePreload } from '../../shared/usePreload';
import { InputStep } from './input/InputStep';
import { type Problems, type StrategyForm, useStrategyForm } from './input/useStrategyForm';
import { startStrategy, STRATEGY_JOBS, type StrategyJob } from './strategyJobs';

const StrategyPanel = lazyBody(() => import('./result/StrategyPanel'), 'StrategyPanel', ResultOutline);

/** What to write, merge, mend or link next. */
export function ContentStrategyPage() {
  return (
    <>
      <PageHeader
        title="Content Strategy Evaluator"
        subtitle="What to write, merge, mend or link next, by your keywords, your rankings and your pages."
      />
      <PageBody>
        <Strategies />
      </PageBody>
    </>
  );
}

function Strategies() {
  const form = useStrategyForm();
  const [problems, setProblems] = useState<Problems>({});
  const cost = useRunCost('content-strategy-evaluator');
  usePreload(StrategyPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useStrategyRun(form, setProblems, submitButton);
  const { job, busy } = run;
  const submit = () => {
    const found = form.problems();
    setProblems(found);
    if (Object.keys(found).length === 0) run.begin();
  };
  const result: ResultViews<StrategyJob> = {
    summaryOf: summaryOf,
    render: (past) => <StrategyPanel job={past} />,
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <InputStep
        form={form}
        problems={problems}
        busy={busy}
        cost={cost}
        submitRef={submitButton}
        onProblem={(field, problem) =>
          setProblems((known) => ({ ...known, files: undefined, [field]: problem }))
        }
        onSubmit={submit}
        onSample={run.trySample}
      />
      {busy ? <JobProgress kind={STRATEGY_JOBS} run={run} /> : null}
      {job && isFinished(job) ? (
        <JobOutcome kind={STRATEGY_JOBS} job={job}>
          <StrategyPanel job={job} />
        </JobOutcome>
      ) : null}
      <PastResults
        kind={STRATEGY_JOBS}
        result={result}
        firstStep="Choose keywords, a Search Console csv or a site reading above, or try the sample. The evaluation will be listed here."
      />
    </Box>
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
    onRefused: (error) => onProblems(problemsOf(error)),
  });
  return {
    ...run,
    begin: () => {
      const { files } = form;
      const shown = files.keywords ?? files.searchConsole;
      void run.start((options) => startStrategy(form.run(), files, options), shown);
    },
    trySample: () => {
      void run.start((options) => startStrategy({ language: 'en', sample: true }, {}, options));
    },
  };
}

/** What is wrong, at its field; of a limit the dialog tells. */
function problemsOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) return { files: messageOf(error) };
  if (error.code === 'LIMIT_REACHED') return {};
  const { keywords, searchConsole, readingId, language } = error.errors ?? {};
  const known = Object.entries({ keywords, searchConsole, readingId, language }).filter(([, text]) => text);
  return known.length > 0 ? Object.fromEntries(known) : { files: messageOf(error) };
}
