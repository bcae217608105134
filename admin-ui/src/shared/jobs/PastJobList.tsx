import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { type ReactNode, useRef, useState } from 'react';
import type { ApiPage } from '../../providers/apiClient';
import { Confirmation } from '../Confirmation';
import type { AnyJob, JobKindInfo } from './jobKinds';
import { deletedName } from './jobText';
import { PastJobItem } from './PastJobItem';
import { useJobChanges } from './useJobChanges';
import { PAST_JOBS_PER_PAGE } from './usePastJobs';
import { useResultAddress } from './useResultAddress';
import { useResultDownload } from './useResultDownload';

/** The button that was used is gone with its result: the next one has the focus, or the heading where none is left. */
function focusItem(section: Element, place: number): void {
  const items = section.querySelector('ul')?.children ?? [];
  const buttons = items[Math.min(place, items.length - 1)]?.querySelectorAll('button');
  const stop = buttons ? [...buttons].at(-1) : section.querySelector<HTMLElement>('h2');
  stop?.focus();
}

/** What the result of a kind's job looks like. */
export interface ResultViews<Job extends AnyJob> {
  /** What it holds, in a few words. */
  summaryOf: (job: Job) => string | undefined;
  /** The same as a small picture. */
  glanceAt?: (job: Job) => ReactNode;
  /** The whole; nothing for a job without a result. */
  render: (job: Job, download: { busy: boolean; start: () => void }) => ReactNode;
}

export interface PastJobListProps<Job extends AnyJob> {
  kind: JobKindInfo<Job>;
  result: ResultViews<Job>;
  page: number;
  jobs: ApiPage<Job>;
  /** Opens a result elsewhere than over the page. */
  onOpen?: (job: Job) => void;
}

/** A page of past results with what can be done with each. */
export function PastJobList<Job extends AnyJob>(props: PastJobListProps<Job>) {
  const { kind, result, page, jobs } = props;
  const address = useResultAddress();
  const onOpen = props.onOpen ?? (({ id }: Job) => address.openResult(id));
  const { download, downloading } = useResultDownload(kind);
  const { cancel, pause, resume, remove, changing } = useJobChanges();
  const [doomed, setDoomed] = useState<Job>();
  const pages = Math.ceil(jobs.total / PAST_JOBS_PER_PAGE);
  const list = useRef<HTMLUListElement>(null);
  const confirmDelete = async () => {
    if (!doomed) return;
    const section = list.current?.closest('section');
    const place = jobs.items.indexOf(doomed);
    if (doomed.id === address.runId) address.dropRun();
    await remove(doomed.id);
    setDoomed(undefined);
    // When the dialog has let go of the focus, and the list is drawn anew.
    setTimeout(() => {
      if (section && !section.contains(document.activeElement)) focusItem(section, place);
    });
  };
  return (
    <>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {jobs.items.map((job) => (
          <PastJobItem
            key={job.id}
            kind={kind}
            job={job}
            summary={result.summaryOf(job)}
            glance={result.glanceAt?.(job)}
            busy={downloading === job.id || changing === job.id}
            onOpen={onOpen}
            onDownload={(chosen) => void download(chosen)}
            onCancel={({ id }) => void cancel(id)}
            onPause={({ id }) => void pause(id)}
            onResume={({ id }) => void resume(id)}
            onDelete={setDoomed}
          />
        ))}
      </Box>
      {pages > 1 ? (
        <Pagination
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_, next) => address.goTo(next)}
          aria-label="Pages of past results"
          sx={{ mt: 2, '& ul': { justifyContent: 'center' } }}
        />
      ) : null}
      <Confirmation
        open={doomed !== undefined}
        busy={changing !== undefined}
        title={doomed ? `Delete ${deletedName(kind, doomed)}?` : ''}
        text={kind.whenDeleted ?? 'The result is deleted permanently.'}
        action="Delete"
        destroys
        onConfirm={() => void confirmDelete()}
        onClose={() => setDoomed(undefined)}
      />
    </>
  );
}
