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
  const { label, required, disabled, tight, hasTime, day, problem, inputRef } = props;
  const shape = hasTime ? 'DD/MM/YYYY hh:mm' : 'DD/MM/YYYY';
  const plain = (
    <TextField
      label={label}
      required={required}
      disabled={disabled}
      size="small"
      margin="dense"
      fullWidth
      value={day ? written(day) : shape}
      error={problem !== undefined}
      helperText={problem ?? props.help ?? (tight ? undefined : ' ')}
      inputRef={inputRef}
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

/** `2027-01-31T19:00` as `31/01/2027 19:00`. */
function written(day: string): string {
  const [date = '', time] = day.split('T');
  return [date.split('-').reverse().join('/'), ...(time ? [time] : [])].join(' ');
}
