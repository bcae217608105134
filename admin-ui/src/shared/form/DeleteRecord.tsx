import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { Confirmation } from '../Confirmation';
import { useDeleting } from '../useDeleting';

/** Deletes the record of the form, once that is confirmed, and leads back to the list, or where `onDeleted` does. */
export function DeleteRecord({ onDeleted }: { onDeleted?: () => void }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const redirect = useRedirect();
  const [asking, setAsking] = useState(false);
  const { question, run } = useDeleting({
    ids: record ? [record.id] : [],
    known: record ? [record] : [],
    onDeleted: onDeleted ?? (() => redirect('list', resource)),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        // A phone has room for the three words of the buttons.
        sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
      >
        Delete
      </Button>
      <Confirmation open={asking} {...question} onConfirm={run} onClose={() => setAsking(false)} />
    </>
  );
}
