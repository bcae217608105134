import { IntentWordDto } from '@contracts/intent/intent.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { EditPage } from '../../shared/form/EditPage';
import { FormCard } from '../../shared/form/FormCard';
import { IntentWordInputs } from './IntentWordInputs';

const resolver = classValidatorResolver(IntentWordDto);

export function IntentWordEdit() {
  return (
    <EditPage
      nameOf={(word) => String(word.label)}
      subtitle="Past results stay as they are."
      saved="Word saved."
    >
      <FormCard resolver={resolver} saveLabel="Save Word" deleteQuestion="Delete this word?">
        <IntentWordInputs />
      </FormCard>
    </EditPage>
  );
}
