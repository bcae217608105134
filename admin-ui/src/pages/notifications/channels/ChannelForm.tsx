import type { ChannelType, ChannelWithSecret } from '@contracts/notices/channels';
import { ChannelDto } from '@contracts/notices/channels.dto';
import { CHATS, isChat } from '@contracts/notices/chats';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormBody } from '../../../shared/form/FormBody';
import { UnsavedWarning } from '../../../shared/form/LeaveWarning';
import { SwitchField } from '../../../shared/form/SwitchField';
import type { ChannelValues } from './channelValues';
import { SeverityField, TimingFields, WebhookFields } from './ChannelFields';
import { ChatFields } from './ChatFields';
import { useSaveChannel } from './useSaveChannel';

const resolver = classValidatorResolver(ChannelDto);

/** The kind of a chat is chosen in the form. */
function titleOf(type: ChannelType, isNew: boolean): string {
  if (isChat(type)) return isNew ? 'Add a chat' : `Change ${CHATS[type].label}`;
  if (type === 'email') return isNew ? 'Add email' : 'Change email';
  return isNew ? 'Add a webhook' : 'Change the webhook';
}

interface ChannelFormProps {
  titleId: string;
  /** None: a new one. */
  id?: string;
  values: ChannelValues;
  onDirty: (dirty: boolean) => void;
  onSaved: (channel: ChannelWithSecret) => void;
  onClose: () => void;
}

/** Where notices go, which and when. */
export function ChannelForm({ titleId, id, values, onDirty, onSaved, onClose }: ChannelFormProps) {
  const form = useForm<ChannelValues>({ resolver, mode: 'onTouched', defaultValues: values });
  const save = useSaveChannel(id, form, onSaved);
  const { isSubmitSuccessful, isDirty } = form.formState;
  const isNew = id === undefined;
  return (
    <FormBody
      form={form}
      head={
        <>
          <UnsavedWarning isUnsaved={!isSubmitSuccessful && isDirty} />
          <DialogHead titleId={titleId} title={titleOf(values.type, isNew)} />
        </>
      }
      gap={2}
      saveLabel="Save"
      onSave={save}
      onDirty={onDirty}
      onClose={onClose}
    >
      {values.type === 'webhook' ? <WebhookFields /> : null}
      {isChat(values.type) ? <ChatFields isNew={isNew} /> : null}
      <SeverityField />
      <TimingFields />
      {isNew ? null : (
        <SwitchField<ChannelValues>
          name="on"
          label="On"
          help="While it is off, it sends and collects nothing."
        />
      )}
    </FormBody>
  );
}
