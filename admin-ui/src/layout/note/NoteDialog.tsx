import type { NoteView } from '@contracts/notes/notes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { NoteText } from './NoteText';

interface NoteDialogProps {
  note: NoteView;
  open: boolean;
  onClose: () => void;
}

export function NoteDialog({ note, open, onClose }: NoteDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        Important note
      </DialogTitle>
      {/* A long one scrolls, by the keyboard too. */}
      <DialogContent id={`${id}-text`} tabIndex={0}>
        <NoteText msg={note.msg} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button variant="contained" autoFocus onClick={onClose}>
          Got it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
