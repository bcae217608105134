import { INTENT_TYPES } from '@contracts/intent/intent';
import { BooleanInput, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { FieldRow } from '../../shared/form/FieldRow';
import { FormSection } from '../../shared/form/FormSection';
import { INTENT_LANGUAGE_CHOICES } from '../../shared/intent/intentLanguages';

const EVERY_LANGUAGE = 'Leave it empty if the word is used in every language.';
const TYPE_CHOICES = INTENT_TYPES.map((id) => ({ id, name: id }));

export function IntentWordInputs() {
  return (
    <FormSection title="Word" text="It matches whole words and phrases, in upper or lower case.">
      <FieldRow>
        <TextInput source="label" label="Word or phrase" isRequired />
        <SelectInput source="type" label="Intent" choices={TYPE_CHOICES} isRequired />
      </FieldRow>
      <SelectArrayInput
        source="languages"
        label="Languages of the keywords"
        choices={INTENT_LANGUAGE_CHOICES}
        helperText={EVERY_LANGUAGE}
      />
      <BooleanInput
        source="important"
        label="Important"
        helperText="“Auto fill important words” includes it for keywords in these languages."
      />
    </FormSection>
  );
}
