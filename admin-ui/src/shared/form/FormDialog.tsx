import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '../list/useIsPhone';
import { DiscardDialog } from './DiscardDialog';

interface FormInDialog {
  titleId: string;
  onDirty: (dirty: boolean) => void;
  /** Closes without a question. */
  leave: () => void;
  /** Closes, or asks where something was entered. */
  close: () => void;
}

interface FormDialogProps extends Pick<DialogProps, 'maxWidth' | 'slotProps'> {
  open?: boolean;
  /** What is lost by closing. */
  lost?: string;
  onClose: () => void;
  children: (form: FormInDialog) => ReactNode;
}

/** A dialog around a form of its own, which asks before what was entered is given up. */
export function FormDialog({
  open = true,
  lost = 'Changes that are not saved will be lost.',
  onClose,
  children,
  ...shown
}: FormDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  const leave = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  const close = () => (dirty ? setAsking(true) : leave());
  return (
    <Dialog
      open={open}
      onClose={close}
      fullScreen={useIsPhone()}
      fullWidth
      aria-labelledby={titleId}
      {...shown}
    >
      {children({ titleId, onDirty: setDirty, leave, close })}
      {asking ? <DiscardDialog text={lost} onKeep={() => setAsking(false)} onDiscard={leave} /> : null}
    </Dialog>
  );
}
