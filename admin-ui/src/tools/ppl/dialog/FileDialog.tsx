import type { PplFileView } from '@contracts/ppl/ppl';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog';
import { FileForm, LOST } from './FileForm';

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
  if (edited !== undefined && edited !== shown) setShown(edited);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      lost={LOST}
      maxWidth="md"
      slotProps={{ transition: { onExited: () => setShown(undefined) } }}
    >
      {({ titleId, onDirty, leave, close }) =>
        shown ? (
          <FileForm
            stored={shown === 'new' ? undefined : shown}
            {...{ titleId, tags, onDirty }}
            onSaved={leave}
            onClose={close}
          />
        ) : null
      }
    </FormDialog>
  );
}
