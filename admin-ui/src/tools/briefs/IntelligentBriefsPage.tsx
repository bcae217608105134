import { normaliseAddress } from '@domain/scraper/address';
import { useRef } from 'react';
import { useUser } from '../../session/useSession';
import type { ComparisonOrder } from '../../shared/competitors/comparisonForm';
import { useComparisonForm } from '../../shared/competitors/useComparisonForm';
import { lazyResolver } from '../../shared/form/lazyResolver';
import { counted } from '../../shared/counted';
import { RunPage } from '../../shared/jobs/RunPage';
import { hasResult } from '../../shared/jobs/jobText';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { useLimitedRun } from '../../shared/jobs/useLimitedRun';
import { useResultAddress } from '../../shared/jobs/useResultAddress';
import { lazyBody } from '../../shared/lazyBody';
import { usePlanLimits } from '../../shared/limits/usePlanLimits';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { ResultOutline } from '../../shared/result/ResultOutline';
import { usePreload } from '../../shared/usePreload';
import { BRIEF_JOBS, type BriefJob, startBrief, startSample } from './briefsApi';
import { BriefFormCard } from './input/BriefFormCard';
import { quotaLeftOf } from './input/quotaText';
import { RunPages } from './RunPages';

const checkOrder = lazyResolver<ComparisonOrder & Record<string, unknown>, ComparisonOrder>(
  async () => (await import('@contracts/briefs/brief.dto')).BriefDto,
);

const BriefPanel = lazyBody(() => import('./result/BriefPanel'), 'BriefPanel', ResultOutline);

/** What a page on a keyword must hold to stand beside those that rank, and outlines for it. */
export function IntelligentBriefsPage() {
  return (
    <>
      <PageHeader
        title="Intelligent Brief & Outlines"
        subtitle="What the pages that rank for a keyword have in common, and outlines for a page that can compete."
      />
      <PageBody>
        <Briefs />
      </PageBody>
    </>
  );
}

function Briefs() {
  const form = useComparisonForm('intelligent-briefs', checkOrder);
  const quota = useQuotaLeft();
  const { openRun } = useOpenedRun();
  usePreload(BriefPanel);
  const submitButton = useRef<HTMLButtonElement>(null);
  const run = useLimitedRun<BriefJob>({ kind: BRIEF_JOBS, submitButton, onRefused: form.refuse });
  const { job, busy } = run;
  const submit = async () => {
    const order = await form.checked();
    if (order) void run.start(() => startBrief(order), { order });
  };
  const pasteInstead = (address: string) => {
    const row = form
      .getValues('competitors')
      .findIndex((entry) => normaliseAddress(entry.address.trim()) === address);
    if (row < 0) return;
    form.setValue(`competitors.${row}.isPaste`, true);
    setTimeout(() => form.setFocus(`competitors.${row}.text`));
  };
  const result: ResultViews<BriefJob> = {
    summaryOf: ({ parameters: { competitors, outlines, sample } }) =>
      `${sample ? 'Sample, ' : ''}${counted(competitors, 'page')}, ${counted(outlines, 'outline')}`,
    render: (past) => <BriefPanel job={past} />,
  };
  return (
    <RunPage
      kind={BRIEF_JOBS}
      run={run}
      result={result}
      form={
        <BriefFormCard
          form={form}
          busy={busy}
          quota={quota}
          submitRef={submitButton}
          onSubmit={submit}
          onSample={() => {
            form.clearErrors();
            void run.start(() => startSample());
          }}
        />
      }
      more={
        job && !hasResult(job) ? (
          <RunPages job={job} onPasteInstead={job.status === 'failed' ? pasteInstead : undefined} />
        ) : null
      }
      firstStep="Fill in the form above, or try the sample. The brief will be listed here."
      onOpen={openRun}
    />
  );
}

/** A past brief opens on the page itself, where it is edited. */
function useOpenedRun() {
  const { showRun } = useResultAddress();
  return {
    openRun: ({ id }: BriefJob) => {
      showRun(id);
      window.scrollTo({ top: 0 });
    },
  };
}

/** Nothing for admins, whom nobody counts. */
function useQuotaLeft() {
  const { role } = useUser();
  const stat = usePlanLimits().data?.planStats.find(({ modelId }) => modelId === 'intelligent-briefs');
  return role === 'admin' || !stat ? undefined : quotaLeftOf(stat);
}
