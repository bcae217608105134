import type { SchemaForm } from '@contracts/schema/schema';
import { useController } from 'react-hook-form';
import { DayBox } from '../../../shared/form/DayBox';
import { labelOf } from './labels';

/** Stands for a day of which only a part is written: no day, but not empty either. */
const INCOMPLETE = 'incomplete';

interface DayInputProps {
  name: 'date_published' | 'date_modified' | `products.${number}.price_valid_until`;
  required?: boolean;
  /** For what else depends on this day. */
  onChanged?: () => void;
}

/** A day of the form. */
export function DayInput({ name, required = false, onChanged }: DayInputProps) {
  const { field, fieldState } = useController<SchemaForm, DayInputProps['name']>({ name });
  return (
    <DayBox
      label={labelOf(name)}
      required={required}
      day={field.value}
      incomplete={INCOMPLETE}
      onChange={(day) => {
        field.onChange(day);
        onChanged?.();
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      problem={fieldState.error?.message}
    />
  );
}
