import TextField from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import type { FormShape } from '../editor/formShape';

const DayPicker = lazyNamed(() => import('../../../shared/form/DayPicker'), 'DayPicker');

/** A day of the block's config, `2026-11-30` or empty. */
export function DayField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController<FormShape>({ name });
  return (
    <Deferred fallback={<TextField label={label} disabled />}>
      <DayPicker
        label={label}
        required={false}
        tight
        day={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        problem={fieldState.error?.message}
      />
    </Deferred>
  );
}
