import TextField from '@mui/material/TextField';
import type { ComponentProps } from 'react';
import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import type { DayPicker as Picker } from './DayPicker';

const DayPicker = lazyNamed<'DayPicker', ComponentProps<typeof Picker>>(
  () => import('./DayPicker'),
  'DayPicker',
);

/** The one field for a day: DD/MM/YYYY in every browser, typed or chosen; a disabled one stands in its place until it is loaded. */
export function DayBox(props: ComponentProps<typeof Picker>) {
  const { label, required, tight, hasTime, day } = props;
  const shape = hasTime ? 'DD/MM/YYYY hh:mm' : 'DD/MM/YYYY';
  return (
    <Deferred
      fallback={
        <TextField
          label={label}
          required={required}
          disabled
          size="small"
          margin="dense"
          fullWidth
          value={day ? '' : shape}
          helperText={tight ? undefined : (props.help ?? ' ')}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      }
    >
      <DayPicker {...props} />
    </Deferred>
  );
}
