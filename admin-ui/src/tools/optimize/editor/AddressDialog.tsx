import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';

interface AddressDialogProps {
  title: string;
  label: string;
  address: string;
  action: string;
  /** What is wrong with an address, or nothing. */
  faultOf: (address: string) => string | undefined;
  children?: ReactNode;
  /** Buttons beside Cancel. */
  others?: ReactNode;
  onSubmit: (address: string) => void;
  onClose: () => void;
}

/** Asks for an address. */
export function AddressDialog(props: AddressDialogProps) {
  const { title, label, action, faultOf, children, others, onSubmit, onClose } = props;
  const [address, setAddress] = useState(props.address);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A dialog is a child of the toolbar, whose forms it is not.
    event.stopPropagation();
    const found = faultOf(address.trim());
    setFault(found);
    if (found) field.current?.focus();
    else onSubmit(address.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label={label}
            autoFocus
            inputRef={field}
            value={address}
            error={fault !== undefined}
            helperText={fault ?? ' '}
            onChange={(event) => setAddress(event.target.value)}
            sx={{ mt: 1 }}
            slotProps={{
              htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'off', dir: 'ltr' },
            }}
          />
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {others}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
