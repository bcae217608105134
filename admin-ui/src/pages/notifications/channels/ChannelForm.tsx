import type { ChannelType, ChannelWithSecret } from '@contracts/notices/channels';
import { ChannelDto } from '@contracts/notices/channels.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DialogHead } from '../../../shared/form/DialogForm';
import { UnsavedWarning } from '../../../shared/form/LeaveWarning';
import { RefusedFocus } from '../../../shared/form/RefusedFocus';
import { SwitchField } from '../../../shared/form/SwitchField';
import type { ChannelValues } from './channelValues';
import { SeverityField, TimingFields, WebhookFields } from './ChannelFields';
import { useSaveChannel } from './useSaveChannel';

const resolver = classValidatorResolver(ChannelDto);

const NEW_TITLES: Record<ChannelType, string> = { email: 'Add e-mail', webhook: 'Add a webhook' };
const TITLES: Record<ChannelType, string> = { email: 'Change e-mail', webhook: 'Change the webhook' };

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
  const { errors, isSubmitting, isSubmitSuccessful, isDirty } = form.formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const titles = id === undefined ? NEW_TITLES : TITLES;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <UnsavedWarning isUnsaved={!isSubmitSuccessful && isDirty} />
        <RefusedFocus />
        <DialogHead titleId={titleId} title={titles[values.type]} />
        <DialogContent
          dividers
          sx={{ display: 'grid', alignContent: 'start', gap: 2, px: { xs: 2, sm: 3 }, py: 3 }}
        >
          {values.type === 'webhook' ? <WebhookFields /> : null}
          <SeverityField />
          <TimingFields />
          {id === undefined ? null : (
            <SwitchField<ChannelValues>
              name="on"
              label="On"
              help="While it is off, nothing is sent by it and nothing is collected for it."
            />
          )}
          {errors.root?.message ? <Alert severity="error">{errors.root.message}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            Save
          </Button>
        </DialogActions>
      </Box>
    </FormProvider>
  );
}
