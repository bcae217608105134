import type { SchemaForm } from '@contracts/schema/schema';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { labelOf } from './labels';
import type { TextPath } from './TextInput';

interface PartSwitchProps {
  name: `products.${number}.${'addRating' | 'addOffer' | 'addAggregate'}`;
  /** What is to be heeded. */
  help?: string;
  /** The fields that it asks for. */
  fields: TextPath[];
  children: ReactNode;
}

/** A part of a product that may be left out, and its fields. */
export function PartSwitch({ name, help, fields, children }: PartSwitchProps) {
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
    <Box sx={{ display: 'grid', rowGap: 0.5 }}>
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
      {value && help ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {help}
        </Typography>
      ) : null}
      {value ? children : null}
    </Box>
  );
}
