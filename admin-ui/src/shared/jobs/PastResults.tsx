import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { JOB_RETENTION_DAYS } from '@contracts/jobs/job-states';
import type { ReactNode } from 'react';
import { Deferred } from '../Deferred';
import { EmptyState } from '../EmptyState';
import { lazyNamed } from '../lazyNamed';
import { lazyOverlay } from '../lazyOverlay';
import { usePreload } from '../usePreload';
import { ResultFrame } from '../result/ResultFrame';
import { ResultStates } from '../result/ResultStates';
import { useLastPage } from '../result/useLastPage';
import type { AnyJob, JobKindInfo } from './jobKinds';
import type { PastJobListProps, ResultViews } from './PastJobList';
import type { ResultDialogProps } from './ResultDialog';
import { PAST_JOBS_PER_PAGE, usePastJobs } from './usePastJobs';
import { useResultAddress } from './useResultAddress';
import { useResultDownload } from './useResultDownload';

const LaterList = lazyNamed(() => import('./PastJobList'), 'PastJobList');
/** Of any kind of job, which a part that is loaded later forgets. */
const PastJobList = LaterList as unknown as <Job extends AnyJob>(props: PastJobListProps<Job>) => ReactNode;

export interface PastResultsProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  result: ResultViews<Job>;
  /** What to do to get a first result. */
  firstStep: string;
  /** Opens a result on the page itself, where that is not a dialog over it. */
  onOpen?: (job: Job) => void;
}

/** The user's jobs of a kind of the last weeks, running ones included; each opens again by its address. */
export function PastResults<Job extends AnyJob>({ kind, result, firstStep, onOpen }: PastResultsProps<Job>) {
  const { page, goTo } = useResultAddress();
  const jobs = usePastJobs<Job>(kind, page);
  usePreload(LaterList);
  useLastPage(jobs, { page, perPage: PAST_JOBS_PER_PAGE, goTo });
  return (
    <ResultFrame title="Past results" text={`Results are kept for ${JOB_RETENTION_DAYS} days.`}>
      <ResultStates
        query={jobs}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={<HistoryIcon />} title="No results yet" text={firstStep} />}
        failure="Your past results could not be loaded"
        loading={{ label: 'Loading past results', heights: Array<number>(PAST_JOBS_PER_PAGE).fill(48) }}
      >
        {(data) => (
          <Deferred>
            <PastJobList kind={kind} result={result} page={page} jobs={data} onOpen={onOpen} />
          </Deferred>
        )}
      </ResultStates>
      <OpenedResult kind={kind} result={result} />
    </ResultFrame>
  );
}

/** Of any kind of job, which a part that is loaded later forgets. */
const ResultDialog = lazyOverlay(() => import('./ResultDialog'), 'ResultDialog') as <Job extends AnyJob>(
  props: ResultDialogProps<Job>,
) => React.ReactNode;

interface OpenedResultProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  result: ResultViews<Job>;
}

/** The result whose address it is, whether the list has any or not. */
function OpenedResult<Job extends AnyJob>({ kind, result }: OpenedResultProps<Job>) {
  const { resultId, closeResult } = useResultAddress();
  const { download, downloading } = useResultDownload(kind);
  return (
    <ResultDialog<Job> open={resultId !== undefined} id={resultId} kind={kind} onClose={closeResult}>
      {(job) => result.render(job, { busy: downloading !== undefined, start: () => void download(job) })}
    </ResultDialog>
  );
}
