import type { WatchBulkView, WatchRow } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { counted } from '../../../shared/counted';
import { nameOf } from '../shown/watchText';

interface BulkRefusalsProps {
  refusals: WatchBulkView['refused'];
  /** Those of the list, for their names. */
  watches: readonly WatchRow[];
  onClose: () => void;
}

/** Which of the chosen pages stayed as they were, and why. */
export function BulkRefusals({ refusals, watches, onClose }: BulkRefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onClose} sx={{ mb: 2 }}>
      <AlertTitle>{counted(refusals.length, 'page')} left as before</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refusals.map(({ id, sentence }) => {
          const watch = watches.find((each) => each.id === id);
          return (
            <li key={id}>
              {watch ? `${nameOf(watch)}: ` : ''}
              {sentence}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
