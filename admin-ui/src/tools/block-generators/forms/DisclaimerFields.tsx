import { SwitchField } from '../../../shared/form/SwitchField';
import { TextInput } from '../fields/TextInput';

export function DisclaimerFields() {
  return (
    <SwitchField name="showDisclaimer" label="Show disclaimer">
      <TextInput name="disclaimerText" label="Disclaimer text" multiline minRows={2} maxRows={6} />
    </SwitchField>
  );
}
