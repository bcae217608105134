import { BULK_NOUNS } from '@contracts/bulk/bulk-changes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { RunStates } from '../../shared/jobs/RunStates';
import type { ResultViews } from '../../shared/jobs/PastJobList';
import { PastResults } from '../../shared/jobs/PastResults';
import { type BulkJob, bulkNameOf, listOfBulk } from '../../shared/list/bulkApi';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { BulkChangeResult } from './BulkChangeResult';
import { countsText } from './bulkChangeText';
import { BULK_CHANGE, undoBulkChange } from './bulkResultApi';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../../providers/apiClient';
import { useJobRun } from '../../shared/jobs/useJobRun';

/** Changes of many records: the one that runs, what it came to with the way back, and those of the last weeks. */
export function BulkChangesPage() {
  const { run, undo } = useBulkRun();
  const { job } = run;
  const list = useLocation().pathname.split('/')[1] ?? '';
  const work = useRef<HTMLDivElement>(null);
  const phase = run.isWatched ? job?.status : undefined;
  // The button that was used goes with the progress: the focus must not go with it.
  useEffect(() => {
    if (!run.busy && phase && document.activeElement === document.body) work.current?.focus();
  }, [run.busy, phase]);
  const result: ResultViews<BulkJob> = {
    summaryOf: ({ parameters, result: came }) => came && countsText(parameters.action, came.counts),
    render: (past) => <BulkChangeResult job={past} busy={run.busy} onUndo={() => undo(past.id)} />,
  };
  return (
    <>
      <PageHeader
        title="Bulk Changes"
        subtitle="What you changed with one action on many records."
        actions={
          <Button variant="outlined" component={Link} to={`/${list}`}>
            Back to {BULK_NOUNS[bulkNameOf(list) ?? 'users'].many}
          </Button>
        }
      />
      <PageBody>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <Box ref={work} tabIndex={-1} sx={{ outline: 'none', '&:empty': { display: 'none' } }}>
            <RunStates kind={BULK_CHANGE} run={run}>
              {(ended) => <BulkChangeResult job={ended} busy={run.busy} onUndo={() => undo(ended.id)} />}
            </RunStates>
          </Box>
          <PastResults
            kind={BULK_CHANGE}
            result={result}
            firstStep="Select more rows than a page shows, or all that match, and choose an action."
          />
        </Box>
      </PageBody>
    </>
  );
}

/** The change that the address names, and the one that takes a change back. */
function useBulkRun() {
  const client = useQueryClient();
  const notify = useNotify();
  const run = useJobRun<BulkJob>({
    kind: BULK_CHANGE,
    onRefused: (error) => notify(messageOf(error), { type: 'error' }),
    onFinished: ({ status, parameters }) => {
      if (status === 'failed') notify('The change failed.', { type: 'error' });
      void client.invalidateQueries({ queryKey: [listOfBulk(parameters.resource)] });
      void client.invalidateQueries({ queryKey: ['bulk-rows'] });
    },
  });
  return { run, undo: (id: string) => void run.start(() => undoBulkChange(id)) };
}
