import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../providers/apiClient';

export interface NameDialogFormProps {
  title: string;
  action: string;
  name: string;
  /** Characters at most. */
  maxLength: number;
  /** What is said of an empty one. */
  missing: string;
  onClose: () => void;
  /** Rejects with the server's refusal, which is told here. */
  onSubmit: (name: string) => Promise<void>;
}

export function NameDialogForm(props: NameDialogFormProps) {
  const { title, action, name: given, maxLength, missing, onClose, onSubmit } = props;
  const [name, setName] = useState(given);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  const refuse = (text: string) => {
    setProblem(text);
    field.current?.focus();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // It may be opened from within a form of its own, which React would submit as well.
    event.stopPropagation();
    if (name.trim() === '') {
      refuse(missing);
      return;
    }
    setBusy(true);
    try {
      await onSubmit(name.trim());
      onClose();
    } catch (error) {
      setBusy(false);
      refuse(problemOf(error));
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <TextField
            label="Name"
            inputRef={field}
            autoFocus
            required
            value={name}
            error={problem !== undefined}
            helperText={problem ?? ' '}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
            slotProps={{ htmlInput: { maxLength } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={busy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The sentence about the name; for other refusals the general one. */
function problemOf(error: unknown): string {
  return (error instanceof ApiError && error.errors?.name) || messageOf(error);
}
