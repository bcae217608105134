import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useUndo } from './useUndo';

interface UndoMessageProps {
  /** What was done. */
  text: string;
  /** Id of the change. */
  change: string;
}

/** In a toast: what was done to products, and the button that takes it back; then what that came to. */
export function UndoMessage({ text, change }: UndoMessageProps) {
  const { undo, busy, told } = useUndo(change);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {told ?? text}
      </Box>
      {told === undefined ? (
        <Button color="inherit" size="small" loading={busy} onClick={undo} sx={{ my: -0.5 }}>
          Undo
        </Button>
      ) : null}
    </Box>
  );
}
