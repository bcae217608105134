import type { SchemaForm } from '@contracts/schema/schema';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { labelOf } from './labels';
import type { TextPath } from './TextInput';

interface PartSwitchProps {
  name: `products.${number}.${'addRating' | 'addOffer' | 'addAggregate'}`;
  /** The fields that it asks for. */
  fields: TextPath[];
  children: ReactNode;
}

/** A part of a product that may be left out, and its fields. */
export function PartSwitch({ name, fields, children }: PartSwitchProps) {
  const { trigger } = useFormContext<SchemaForm>();
  const { isSubmitted } = useFormState<SchemaForm>();
  const { field } = useController<SchemaForm, PartSwitchProps['name']>({ name });
  const { value, ref, onChange, ...control } = field;
  const toggle = (on: boolean) => {
    onChange(on);
    // Before the first attempt fields that have just appeared are not blamed for being empty.
    if (isSubmitted || !on) void trigger(fields);
  };
  return (
    <>
      <FormControlLabel
        label={labelOf(name)}
        control={
          <Switch
            {...control}
            checked={value}
            onChange={(_, on) => toggle(on)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {value ? children : null}
    </>
  );
}
