import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { ApiPage } from '../../../providers/apiClient';
import { fileNameOf, type IntentJob } from '../job/jobText';
import { useDownload } from '../job/useDownload';
import { PastJobItem } from './PastJobItem';
import { ResultDialog } from './ResultDialog';
import { useJobChanges } from '../job/useJobChanges';
import { PAST_JOBS_PER_PAGE } from './usePastJobs';
import { useResultAddress } from './useResultAddress';

/** A page of past results with what can be done with each. */
export function PastJobList({ page, jobs }: { page: number; jobs: ApiPage<IntentJob> }) {
  const address = useResultAddress();
  const { download, downloading } = useDownload();
  const { cancel, remove, changing } = useJobChanges();
  const [doomed, setDoomed] = useState<IntentJob>();
  const pages = Math.ceil(jobs.total / PAST_JOBS_PER_PAGE);
  const confirmDelete = async () => {
    if (!doomed) return;
    await remove(doomed.id);
    setDoomed(undefined);
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {jobs.items.map((job) => (
          <PastJobItem
            key={job.id}
            job={job}
            busy={downloading === job.id || changing === job.id}
            onOpen={({ id }) => address.openResult(id)}
            onDownload={(chosen) => void download(chosen)}
            onCancel={({ id }) => void cancel(id)}
            onDelete={setDoomed}
          />
        ))}
      </Box>
      {pages > 1 ? (
        <Pagination
          count={pages}
          page={Math.min(page, pages)}
          onChange={(_, next) => address.goToPage(next)}
          aria-label="Pages of past results"
          sx={{ mt: 2, '& ul': { justifyContent: 'center' } }}
        />
      ) : null}
      <Confirm
        isOpen={doomed !== undefined}
        loading={changing !== undefined}
        title={`Delete ${doomed ? fileNameOf(doomed) : ''}?`}
        content="The result and its file are removed for good. Your own file stays as it is."
        confirm="Delete"
        confirmColor="warning"
        onConfirm={() => void confirmDelete()}
        onClose={() => setDoomed(undefined)}
      />
      <ResultDialog
        id={address.resultId}
        downloading={downloading !== undefined}
        onDownload={(job) => void download(job)}
        onClose={address.closeResult}
      />
    </>
  );
}
