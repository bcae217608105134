import { BLOCK_MESSAGES } from '@contracts/blocks/block-messages';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

/** The text that the browser did not put on the clipboard, selected. */
export function CopyByHand({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="copy-by-hand">
      <DialogTitle id="copy-by-hand" variant="h2">
        Copy by hand
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{BLOCK_MESSAGES.copyRefused}</DialogContentText>
        <TextField
          label="Text to copy"
          multiline
          maxRows={14}
          value={text}
          autoFocus
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, sx: { fontFamily: 'monospace', fontSize: 13 } } }}
          sx={{ mt: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
