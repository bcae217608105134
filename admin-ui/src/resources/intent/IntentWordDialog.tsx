import { RecordDialog } from '../../shared/form/RecordDialog';
import { IntentWordInputs } from './IntentWordInputs';

const NEW_WORD = { type: 'Informational', label: '', important: false, languages: [] };
const FORM = {
  dto: async () => (await import('@contracts/intent/intent.dto')).IntentWordDto,
  inputs: <IntentWordInputs />,
};

/** Words are added and changed over their list. */
export function IntentWordDialog() {
  return (
    <RecordDialog
      create={{
        ...FORM,
        title: 'New Intent Word',
        saveLabel: 'Add Word',
        saved: 'Word added.',
        defaultValues: NEW_WORD,
      }}
      edit={{ ...FORM, title: 'Edit Intent Word', saveLabel: 'Save Word', saved: 'Word saved.' }}
    />
  );
}
