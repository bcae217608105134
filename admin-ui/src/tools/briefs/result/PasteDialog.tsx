import { BRIEF_MESSAGES, competitorName } from '@contracts/briefs/brief-messages';
import { type BriefPage, MAX_PASTED_PAGE } from '@contracts/briefs/briefs';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { formatBytes } from '../../../shared/format';
import type { PageChanges } from './usePageChanges';

interface PasteDialogProps {
  page: BriefPage;
  open: boolean;
  changes: PageChanges;
  onClose: () => void;
}

/** The text of a page that could not be read. */
export function PasteDialog({ page, open, changes, onClose }: PasteDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const { busy, refusal, paste } = changes;
  const size = new Blob([text]).size;
  const problem = size > MAX_PASTED_PAGE ? BRIEF_MESSAGES.pasteTooLarge : refusal;
  const isBusy = busy !== undefined;
  const save = async () => {
    if (await paste(page.position, text)) onClose();
  };
  return (
    <Dialog open={open} onClose={isBusy ? undefined : onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        Paste the text of {competitorName(page)}
      </DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          multiline
          fullWidth
          minRows={8}
          maxRows={20}
          label="Text or HTML"
          value={text}
          disabled={isBusy}
          onChange={(event) => {
            setText(event.target.value);
            changes.clearRefusal();
          }}
          error={problem !== undefined}
          helperText={problem ?? `${formatBytes(size)} of 1 MB. Free.`}
          slotProps={{
            htmlInput: { dir: 'auto' },
            formHelperText: { role: problem === undefined ? undefined : 'alert' },
          }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={text.trim() === '' || size > MAX_PASTED_PAGE}
          onClick={() => void save()}
        >
          Use this text
        </Button>
      </DialogActions>
    </Dialog>
  );
}
