import { INSTANT_PER_HOUR } from '@contracts/notices/channels';
import { SENT_LABELS } from '@contracts/notices/notice-messages';
import type { NoticeSeverity } from '@contracts/notices/notices';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import { ViewToggle } from '../../../shared/result/ViewToggle';
import { ZoneField } from '../../../shared/zones/ZoneField';
import { hourText, TIMING_LABELS } from './channelText';
import type { ChannelValues } from './channelValues';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const SEVERITIES = Object.entries(SENT_LABELS) as [NoticeSeverity, string][];

export function NameField() {
  const { register, formState, getFieldState } = useFormContext<ChannelValues>();
  const { error } = getFieldState('name', formState);
  return (
    <TextField
      label="Name"
      required
      error={error !== undefined}
      helperText={error?.message ?? 'How you will recognize it, such as “Team chat”.'}
      {...register('name')}
    />
  );
}

export function WebhookFields() {
  const { register, formState, getFieldState } = useFormContext<ChannelValues>();
  const { error: addressError } = getFieldState('address', formState);
  return (
    <>
      <NameField />
      <TextField
        label="URL"
        type="url"
        required
        placeholder="https://"
        error={addressError !== undefined}
        helperText={addressError?.message ?? 'Begins with https://. Redirects are not followed.'}
        {...register('address')}
      />
    </>
  );
}

export function SeverityField() {
  const { field, fieldState } = useController<ChannelValues, 'severity'>({ name: 'severity' });
  return (
    <TextField
      {...field}
      select
      label="What is sent"
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      {SEVERITIES.map(([id, label]) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** At once, or at an hour of the day. */
export function TimingFields() {
  const { field } = useController<ChannelValues, 'timing'>({ name: 'timing' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <ViewToggle
          label="When it is sent"
          views={TIMING_LABELS}
          view={field.value}
          onChange={field.onChange}
        />
        {field.value === 'instant' ? (
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
            At most {INSTANT_PER_HOUR} an hour. Any more are collected and sent together.
          </Typography>
        ) : null}
      </Box>
      {field.value === 'daily' ? (
        <>
          <HourField />
          <ZoneField />
        </>
      ) : null}
    </Box>
  );
}

function HourField() {
  const { field, fieldState } = useController<ChannelValues, 'hour'>({ name: 'hour' });
  return (
    <TextField
      {...field}
      select
      label="Time of day"
      error={fieldState.invalid}
      helperText={fieldState.error?.message}
    >
      {HOURS.map((hour) => (
        <MenuItem key={hour} value={hour}>
          {hourText(hour)}
        </MenuItem>
      ))}
    </TextField>
  );
}
