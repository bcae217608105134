import type { ChannelType, ChannelWithSecret } from '@contracts/notices/channels';
import { ChannelDto } from '@contracts/notices/channels.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { useForm } from 'react-hook-form';
import { DialogHead } from '../../../shared/form/DialogHead';
import { FormBody } from '../../../shared/form/FormBody';
import { UnsavedWarning } from '../../../shared/form/LeaveWarning';
import { SwitchField } from '../../../shared/form/SwitchField';
import type { ChannelValues } from './channelValues';
import { SeverityField, TimingFields, WebhookFields } from './ChannelFields';
import { useSaveChannel } from './useSaveChannel';

const resolver = classValidatorResolver(ChannelDto);

const NEW_TITLES: Record<ChannelType, string> = { email: 'Add email', webhook: 'Add a webhook' };
const TITLES: Record<ChannelType, string> = { email: 'Change email', webhook: 'Change the webhook' };

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
  const titles = id === undefined ? NEW_TITLES : TITLES;
  return (
    <FormBody
      form={form}
      head={
        <>
          <UnsavedWarning isUnsaved={!isSubmitSuccessful && isDirty} />
          <DialogHead titleId={titleId} title={titles[values.type]} />
        </>
      }
      gap={2}
      saveLabel="Save"
      onSave={save}
      onDirty={onDirty}
      onClose={onClose}
    >
      {values.type === 'webhook' ? <WebhookFields /> : null}
      <SeverityField />
      <TimingFields />
      {id === undefined ? null : (
        <SwitchField<ChannelValues>
          name="on"
          label="On"
          help="While it is off, it sends and collects nothing."
        />
      )}
    </FormBody>
  );
}
