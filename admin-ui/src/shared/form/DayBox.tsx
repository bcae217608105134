import TextField from '@mui/material/TextField';
import { type ComponentProps, useState } from 'react';
import { Deferred } from '../Deferred';
import { lazyNamed } from '../lazyNamed';
import { useWasQuiet } from '../usePreload';
import type { DayPicker as Picker } from './DayPicker';

const DayPicker = lazyNamed<'DayPicker', ComponentProps<typeof Picker>>(
  () => import('./DayPicker'),
  'DayPicker',
);

/**
 * The one field for a day: DD/MM/YYYY in every browser, typed or chosen. Its library is loaded in a quiet moment, or sooner
 * by whoever turns to the field; until then a plain one stands in its place.
 */
export function DayBox(props: ComponentProps<typeof Picker>) {
  const [turnedTo, setTurnedTo] = useState<'pointer' | 'focus'>();
  const wasQuiet = useWasQuiet();
  const { label, required, disabled, tight, hasTime, day } = props;
  const shape = hasTime ? 'DD/MM/YYYY hh:mm' : 'DD/MM/YYYY';
  const plain = (
    <TextField
      label={label}
      required={required}
      disabled={disabled}
      size="small"
      margin="dense"
      fullWidth
      value={day ? '' : shape}
      helperText={tight ? undefined : (props.help ?? ' ')}
      onPointerEnter={() => setTurnedTo((before) => before ?? 'pointer')}
      onFocus={() => setTurnedTo('focus')}
      slotProps={{ inputLabel: { shrink: true }, input: { readOnly: true } }}
    />
  );
  if (!wasQuiet && !turnedTo) return plain;
  return (
    <Deferred fallback={plain}>
      <DayPicker {...props} autoFocus={turnedTo === 'focus'} />
    </Deferred>
  );
}
