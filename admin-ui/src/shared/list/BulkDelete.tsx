import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Confirmation } from '../Confirmation';
import { useDeleting } from '../useDeleting';
import { useBulkJob } from './useBulkJob';

/**
 * Deletes the chosen rows. It asks first, since only that tells what goes with them, and can be undone for as long as
 * the toast shows, since a question is soon answered without being read. Beyond the page a job does it for good.
 */
export function BulkDelete() {
  const { selectedIds, data, onUnselectItems } = useListContext();
  const job = useBulkJob();
  const [asking, setAsking] = useState(false);
  const { question, run } = useDeleting({ ids: selectedIds, known: data ?? [], undoable: !job.isNeeded });
  const close = () => {
    job.forgetRefusal();
    setAsking(false);
  };
  const confirm = () => {
    if (job.isNeeded) {
      job.start({ action: 'delete' }, close);
      return;
    }
    run();
    setAsking(false);
    onUnselectItems();
  };
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Confirmation
        open={asking && selectedIds.length > 0}
        {...question}
        {...(job.isNeeded && { title: `Delete ${job.records}?`, busy: job.isPending, refusal: job.refusal })}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  );
}
