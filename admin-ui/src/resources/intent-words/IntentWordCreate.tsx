import { IntentWordDto } from '@contracts/intent/intent.dto';
import { CreatePage } from '../../shared/form/CreatePage';
import { IntentWordInputs } from './IntentWordInputs';

const NEW_WORD = { type: 'Informational', label: '', important: false };

export function IntentWordCreate() {
  return (
    <CreatePage
      title="New Intent Word"
      subtitle="Everybody finds it in the Intent Finder at once."
      saved="Word added."
      dto={IntentWordDto}
      defaultValues={NEW_WORD}
      saveLabel="Add Word"
    >
      <IntentWordInputs />
    </CreatePage>
  );
}
