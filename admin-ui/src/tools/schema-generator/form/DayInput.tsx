import type { SchemaForm } from '@contracts/schema/schema';
import { isDay } from '@contracts/validation/day';
import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { labelOf } from './labels';

/** Stands for a day of which the browser's field has only a part: no day, but not empty either. */
const INCOMPLETE = 'incomplete';

interface DayInputProps {
  name: 'date_published' | 'date_modified' | `products.${number}.price_valid_until`;
  required?: boolean;
  /** For what else depends on this day. */
  onChanged?: () => void;
}

/** A day. The browser's own field writes it in the order of its language, so it is told in words below. */
export function DayInput({ name, required = false, onChanged }: DayInputProps) {
  const { field, fieldState } = useController<SchemaForm, DayInputProps['name']>({ name });
  const message = fieldState.error?.message;
  const take = (input: EventTarget) => {
    const { value, validity } = input as HTMLInputElement;
    const day = validity.badInput ? INCOMPLETE : value;
    if (day === field.value) return;
    field.onChange(day);
    onChanged?.();
  };
  return (
    <TextField
      type="date"
      // Not controlled: React would empty a field that is half filled in.
      defaultValue={dayIn(field.value)}
      onChange={(event) => take(event.target)}
      onBlur={(event) => {
        take(event.target);
        field.onBlur();
      }}
      inputRef={field.ref}
      label={labelOf(name)}
      required={required}
      error={message !== undefined}
      helperText={message ?? told(field.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function told(day: string): string {
  return isDay(day) ? WORDS.format(new Date(day)) : ' ';
}

const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayIn(value: string): string {
  return value === INCOMPLETE ? '' : value;
}
