import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatTime } from '../../../shared/format';
import type { SaveState } from './draftSaver';

/** Whether the draft is saved; a failure says why and offers another try. */
export function SaveNotice({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  if (state.kind === 'failed') {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Not saved: {state.why}
      </Alert>
    );
  }
  return (
    <Typography color="text.secondary" role="status">
      {textOf(state)}
    </Typography>
  );
}

function textOf(state: Exclude<SaveState, { kind: 'failed' }>): string {
  switch (state.kind) {
    case 'saved':
      return `Saved ${formatTime(state.at)}`;
    case 'saving':
      return 'Saving…';
    case 'unsaved':
      return 'Not saved yet';
    case 'conflict':
      return 'Changed elsewhere';
  }
}
