import { useRef } from 'react';
import type { ComparisonOrder } from '../../../shared/competitors/comparisonForm';
import { useComparisonForm } from '../../../shared/competitors/useComparisonForm';
import { counted } from '../../../shared/counted';
import { lazyResolver } from '../../../shared/form/lazyResolver';
import { RunPage } from '../../../shared/jobs/RunPage';
import type { ResultViews } from '../../../shared/jobs/PastJobList';
import { useLimitedRun } from '../../../shared/jobs/useLimitedRun';
import { lazyBody } from '../../../shared/lazyBody';
import { ResultOutline } from '../../../shared/result/ResultOutline';
import { OPTIMIZE_JOBS, type OptimizeJob, startComparison, startSample } from '../optimizeApi';
import { StartCard } from './StartCard';

const DraftList = lazyBody(() => import('../drafts/DraftList'), 'DraftList', ResultOutline);

const RunPanel = lazyBody<'RunPanel', { job: OptimizeJob }>(
  () => import('./RunPanel'),
  'RunPanel',
  ResultOutline,
);

const checkOrder = lazyResolver<ComparisonOrder & Record<string, unknown>, ComparisonOrder>(
  async () => (await import('@contracts/briefs/brief.dto')).ComparisonDto,
);

/** Where drafts begin: of a brief, of competitors or empty; with those that are there, and past comparisons. */
export function Start() {
  const form = useComparisonForm('optimize-prime', checkOrder);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useLimitedRun<OptimizeJob>({ kind: OPTIMIZE_JOBS, submitButton, onRefused: form.refuse });
  const { busy } = run;
  const submit = async () => {
    const order = await form.checked();
    if (order) void run.start(() => startComparison(order), { order });
  };
  const result: ResultViews<OptimizeJob> = {
    summaryOf: ({ parameters: { competitors, sample } }) =>
      `${sample ? 'Sample, ' : ''}${counted(competitors, 'page')}`,
    render: (past) => <RunPanel job={past} />,
  };
  return (
    <RunPage
      kind={OPTIMIZE_JOBS}
      run={run}
      result={result}
      form={
        <StartCard
          form={form}
          busy={busy}
          submitRef={submitButton}
          onSubmit={submit}
          onSample={() => {
            form.clearErrors();
            void run.start(() => startSample());
          }}
        />
      }
      before={<DraftList />}
      firstStep="Name a keyword and its competitors above, or try the sample. The comparison will be listed here."
    />
  );
}
