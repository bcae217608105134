import type { ChannelType, ChannelView, ChannelWithSecret } from '@contracts/notices/channels';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { DiscardDialog } from '../../../shared/form/DiscardDialog';
import { useIsPhone } from '../../../shared/list/useIsPhone';
import { ChannelForm } from './ChannelForm';
import { newChannelValues, storedChannelValues } from './channelValues';

interface ChannelDialogProps {
  /** A new one of a type, or one that is there. */
  edited: ChannelType | ChannelView;
  onSaved: (channel: ChannelWithSecret) => void;
  onClose: () => void;
}

/** The form of a channel, over the list. */
export function ChannelDialog({ edited, onSaved, onClose }: ChannelDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const titleId = useId();
  const close = () => (dirty ? setAsking(true) : onClose());
  const isNew = typeof edited === 'string';
  return (
    <Dialog open onClose={close} fullScreen={useIsPhone()} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <ChannelForm
        titleId={titleId}
        id={isNew ? undefined : edited.id}
        values={isNew ? newChannelValues(edited) : storedChannelValues(edited)}
        onDirty={setDirty}
        onSaved={(saved) => {
          onClose();
          onSaved(saved);
        }}
        onClose={close}
      />
      {asking ? (
        <DiscardDialog
          text="Changes that are not saved will be lost."
          onKeep={() => setAsking(false)}
          onDiscard={onClose}
        />
      ) : null}
    </Dialog>
  );
}
