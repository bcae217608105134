import { newFeature } from '@domain/blocks/defaults';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';
import type { FormShape } from '../editor/formShape';
import { SortableFields } from './SortableFields';
import { TextInput } from './TextInput';

interface FeatureFieldsProps {
  name: string;
  /** Whether other products stand beside this one, so that a value may be the best of its row. */
  compared: boolean;
}

/** The facts of a product. */
export function FeatureFields({ name, compared }: FeatureFieldsProps) {
  return (
    <SortableFields
      name={name}
      title="Features"
      entryName="Feature"
      newEntry={newFeature}
      renderEntry={(path) => (
        <>
          <TextInput name={`${path}key`} label="Feature" />
          <TextInput name={`${path}value`} label="Value" />
          {compared ? <BestOfRow name={`${path}best`} /> : null}
        </>
      )}
    />
  );
}

function BestOfRow({ name }: { name: string }) {
  const { field } = useController<FormShape>({ name });
  const { value, ref, onChange, ...control } = field;
  return (
    <FormControlLabel
      label="Best of its row"
      control={
        <Checkbox
          {...control}
          size="small"
          checked={value === true}
          onChange={(_, checked) => onChange(checked || undefined)}
          slotProps={{ input: { ref } }}
        />
      }
    />
  );
}
