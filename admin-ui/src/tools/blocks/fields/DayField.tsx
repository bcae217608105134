import { useController } from 'react-hook-form';
import { DayBox } from '../../../shared/form/DayBox';
import type { FormShape } from '../editor/formShape';

/** A day of the block's config, `2026-11-30` or empty. */
export function DayField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<FormShape>({ name });
  return (
    <DayBox
      label={label}
      tight
      day={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      problem={fieldState.error?.message}
    />
  );
}
