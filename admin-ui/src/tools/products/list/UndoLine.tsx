import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface UndoLineProps {
  /** What was done. */
  text: string;
  /** What its undo came to; absent before. */
  told: string | undefined;
  busy: boolean;
  undo: () => void;
}

/** In a toast: what was done, and the button that takes it back; then what that came to. */
export function UndoLine({ text, told, busy, undo }: UndoLineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {told ?? text}
      </Box>
      {told === undefined ? (
        <Button color="inherit" size="small" loading={busy} onClick={undo} sx={{ my: -0.5, ml: -1 }}>
          Undo
        </Button>
      ) : null}
    </Box>
  );
}
