import type { WatchBulkView, WatchRow } from '@contracts/watches/watches';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { counted } from '../../../shared/counted';
import { nameOf } from '../shown/watchText';

/** More are told by their number: a page of names is read by nobody. */
const NAMED = 25;

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
        {refusals.length > NAMED ? <Counted refusals={refusals} /> : null}
        {refusals.slice(0, refusals.length > NAMED ? 0 : NAMED).map(({ id, sentence }) => {
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

function Counted({ refusals }: Pick<BulkRefusalsProps, 'refusals'>) {
  const counts = new Map<string, number>();
  for (const { sentence } of refusals) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].map(([sentence, count]) => (
    <li key={sentence}>
      {counted(count, 'page')}: {sentence}
    </li>
  ));
}
