import { IntentWordDto } from '@contracts/intent/intent.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreatePage } from '../../shared/form/CreatePage';
import { FormCard } from '../../shared/form/FormCard';
import { IntentWordInputs } from './IntentWordInputs';

const resolver = classValidatorResolver(IntentWordDto);
const NEW_WORD = { type: 'Informational', label: '', important: false };

export function IntentWordCreate() {
  return (
    <CreatePage
      title="New Intent Word"
      subtitle="Everybody finds it in the Intent Finder at once."
      saved="Word added."
    >
      <FormCard resolver={resolver} defaultValues={NEW_WORD} saveLabel="Add Word">
        <IntentWordInputs />
      </FormCard>
    </CreatePage>
  );
}
