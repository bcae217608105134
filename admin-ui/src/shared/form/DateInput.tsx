import { useInput } from 'react-admin';
import { DayBox } from './DayBox';

interface DateInputProps {
  source: string;
  label: string;
  isRequired?: boolean;
  /** Days between which it lies, as `2027-01-31`. */
  min?: string;
  max?: string;
}

/** A day, written and read as DD/MM/YYYY; a stored moment counts as its UTC day. */
export function DateInput({ source, label, isRequired = false, min, max }: DateInputProps) {
  const { field, fieldState } = useInput({ source });
  return (
    <DayBox
      label={label}
      required={isRequired}
      day={dayOf(field.value)}
      onChange={(day) => field.onChange(day || null)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      min={min}
      max={max}
      problem={fieldState.error?.message}
    />
  );
}

function dayOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 10) : '';
}
