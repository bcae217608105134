import type { SchemaForm } from '@contracts/schema/schema';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { labelOf } from './labels';
import { TextInput } from './TextInput';
import { useRevalidate } from './useRevalidate';

/** Whether a product is rated, and on which scale. */
export function RatingFields({ index }: { index: number }) {
  const path = `products.${index}` as const;
  const { trigger } = useFormContext<SchemaForm>();
  const { isSubmitted } = useFormState<SchemaForm>();
  const { field } = useController<SchemaForm, `products.${number}.addRating`>({ name: `${path}.addRating` });
  const revalidate = useRevalidate();
  const { value, ref, onChange, ...control } = field;
  const toggle = (on: boolean) => {
    onChange(on);
    // Before the first attempt fields that have just appeared are not blamed for being empty.
    if (isSubmitted || !on) void trigger([`${path}.rating`, `${path}.max_rating`, `${path}.worst_rating`]);
  };
  return (
    <>
      <FormControlLabel
        label={labelOf('addRating')}
        control={
          <Switch
            {...control}
            checked={value}
            onChange={(_, on) => toggle(on)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {value ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' }, columnGap: 2 }}>
          <TextInput name={`${path}.rating`} keyboard="decimal" help="Such as 4.5" />
          <TextInput
            name={`${path}.max_rating`}
            keyboard="decimal"
            help="Such as 5"
            onChanged={() => revalidate(`${path}.rating`, `${path}.worst_rating`)}
          />
          <TextInput
            name={`${path}.worst_rating`}
            keyboard="decimal"
            help="Such as 1"
            onChanged={() => revalidate(`${path}.rating`)}
          />
        </Box>
      ) : null}
    </>
  );
}
