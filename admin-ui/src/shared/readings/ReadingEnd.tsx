import Alert from '@mui/material/Alert';
import type { ReadingView } from '@contracts/readings/readings';
import { failureText } from '../jobs/jobText';

/** How a reading ended that cannot be used. */
export function ReadingEnd({ reading: { name, status, error } }: { reading: ReadingView }) {
  if (status === 'cancelled') return <Alert severity="info">The reading of {name} was cancelled.</Alert>;
  const failure = error === undefined ? undefined : { code: '', message: error };
  return (
    <Alert severity="error">
      The reading of {name} failed. {failureText({ error: failure })}
    </Alert>
  );
}
