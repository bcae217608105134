import { BRIEF_MESSAGES } from '@contracts/briefs/brief-messages';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../shared/format';
import type { SaveState } from './outlineSaver';
import type { Outlines } from './useOutlines';

const STATES: Record<Exclude<SaveState, 'failed' | 'conflict'>, string> = {
  saved: 'All changes are saved.',
  waiting: 'Changes are saved as you write.',
  saving: 'Saving…',
};

/** Whether what is edited is saved, what to do where it is not, and the way back from a deletion. */
export function SaveNotice({ outlines }: { outlines: Outlines }) {
  const { state, newer, undone } = outlines;
  return (
    <Box sx={{ my: 1, display: 'grid', gap: 1 }}>
      {state === 'failed' ? (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={outlines.retry}>
              Save again
            </Button>
          }
        >
          Your last changes could not be saved. They are still here.
        </Alert>
      ) : null}
      {state === 'conflict' && newer ? (
        <Alert
          severity="warning"
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              <Button color="inherit" size="small" onClick={outlines.takeNewer}>
                Use the newer version
              </Button>
              <Button color="inherit" size="small" onClick={outlines.keepMine}>
                Keep mine
              </Button>
            </Box>
          }
        >
          {BRIEF_MESSAGES.staleVersion} Saved {formatDateTime(newer.updatedAt)}.
        </Alert>
      ) : null}
      {undone ? (
        <Alert
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={outlines.undo}>
              Undo
            </Button>
          }
        >
          {undone}
        </Alert>
      ) : null}
      {state === 'failed' || state === 'conflict' ? null : (
        <Typography variant="caption" color="text.secondary" role="status">
          {STATES[state]}
        </Typography>
      )}
    </Box>
  );
}
