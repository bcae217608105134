import { INTENT_TYPES } from '@contracts/intent/intent';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';

const TYPE_CHOICES = INTENT_TYPES.map((id) => ({ id, name: id }));

export function IntentWordInputs() {
  return (
    <FormSection title="Word" text="It matches whole words and phrases, in upper or lower case.">
      <FieldRow>
        <TextInput source="label" label="Word or phrase" isRequired />
        <SelectInput source="type" label="Intent" choices={TYPE_CHOICES} isRequired />
      </FieldRow>
      <BooleanInput
        source="important"
        label="Important"
        helperText="“Auto fill important words” includes it."
      />
    </FormSection>
  );
}
