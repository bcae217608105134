import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Confirmation } from '../Confirmation';
import { useDeleting } from '../useDeleting';

/** Deletes the chosen rows, once it is confirmed how many they are or which one it is. */
export function BulkDelete() {
  const { selectedIds, data, onUnselectItems } = useListContext();
  const [asking, setAsking] = useState(false);
  const { question, run } = useDeleting({
    ids: selectedIds,
    known: data ?? [],
    onSettled: () => {
      setAsking(false);
      onUnselectItems();
    },
  });
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Confirmation
        open={asking && selectedIds.length > 0}
        {...question}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
