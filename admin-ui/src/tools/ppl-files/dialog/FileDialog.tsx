import type { PplFileView } from '@contracts/ppl/ppl';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { FileForm } from './FileForm';

interface FileDialogProps {
  open: boolean;
  edited: PplFileView | 'new' | undefined;
  /** The tags in use. */
  tags: readonly string[];
  onClose: () => void;
}

/** The form of a new file or of one that is there. It keeps what it shows until it has faded away. */
export function FileDialog({ open, edited, tags, onClose }: FileDialogProps) {
  const [shown, setShown] = useState(edited);
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  if (edited !== undefined && edited !== shown) setShown(edited);
  const close = () => {
    setAsking(false);
    setDirty(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={() => (dirty ? setAsking(true) : close())}
      fullScreen={useIsPhone()}
      fullWidth
      maxWidth="md"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: () => setShown(undefined) } }}
    >
      {shown ? (
        <FileForm
          stored={shown === 'new' ? undefined : shown}
          {...{ titleId, tags, asking, setAsking }}
          onDirty={setDirty}
          onClose={close}
        />
      ) : null}
    </Dialog>
  );
}
