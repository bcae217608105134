import { lazyOverlay } from '../lazyOverlay';
import type { AnyJob, JobKindInfo } from './jobKinds';
import type { ResultViews } from './PastJobList';
import type { ResultDialogProps } from './ResultDialog';
import { useResultAddress } from './useResultAddress';
import { useResultDownload } from './useResultDownload';

/** Of any kind of job, which a part that is loaded later forgets. */
const ResultDialog = lazyOverlay(() => import('./ResultDialog'), 'ResultDialog') as <Job extends AnyJob>(
  props: ResultDialogProps<Job>,
) => React.ReactNode;

interface OpenedResultProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  result: ResultViews<Job>;
}

/** The result whose address it is, whether the list has any or not. */
export function OpenedResult<Job extends AnyJob>({ kind, result }: OpenedResultProps<Job>) {
  const { resultId, closeResult } = useResultAddress();
  const { download, downloading } = useResultDownload(kind);
  return (
    <ResultDialog<Job> open={resultId !== undefined} id={resultId} kind={kind} onClose={closeResult}>
      {(job) => result.render(job, { busy: downloading !== undefined, start: () => void download(job) })}
    </ResultDialog>
  );
}
