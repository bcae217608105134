import { useController } from 'react-hook-form';
import TextField from '@mui/material/TextField';
import { Deferred } from '../../../shared/Deferred';
import { lazyNamed } from '../../../shared/lazyNamed';
import type { FormShape } from '../editor/formShape';

const DayPicker = lazyNamed(() => import('../../../shared/form/DayPicker'), 'DayPicker');
const LABEL = 'Price as of';

/** The day on which a price was looked up. */
export function PriceDay({ name }: { name: string }) {
  const { field, fieldState } = useController<FormShape>({ name });
  return (
    <Deferred fallback={<TextField label={LABEL} disabled helperText=" " />}>
      <DayPicker
        label={LABEL}
        required={false}
        day={typeof field.value === 'string' ? field.value : ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        problem={fieldState.error?.message}
      />
    </Deferred>
  );
}
