import type { ChannelType, ChannelView, ChannelWithSecret } from '@contracts/notices/channels';
import { FormDialog } from '../../../shared/form/FormDialog';
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
  const isNew = typeof edited === 'string';
  return (
    <FormDialog onClose={onClose} maxWidth="sm">
      {({ titleId, onDirty, leave, close }) => (
        <ChannelForm
          titleId={titleId}
          id={isNew ? undefined : edited.id}
          values={isNew ? newChannelValues(edited) : storedChannelValues(edited)}
          onDirty={onDirty}
          onSaved={(saved) => {
            leave();
            onSaved(saved);
          }}
          onClose={close}
        />
      )}
    </FormDialog>
  );
}
