import { IntentWordDto } from '@contracts/intent.dto';
import { MESSAGES } from '@contracts/messages';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { EditPage } from '../../shared/form/EditPage';
import { FormCard } from '../../shared/form/FormCard';
import { useSaveFeedback } from '../../shared/form/useSaveFeedback';
import { IntentWordInputs } from './IntentWordInputs';

const resolver = classValidatorResolver(IntentWordDto);

export function IntentWordEdit() {
  const feedback = useSaveFeedback({
    saved: 'Word saved.',
    failed: MESSAGES.somethingWentWrong,
    preferServer: true,
  });
  return (
    <EditPage
      nameOf={(word) => String(word.label)}
      subtitle="Past results stay as they are."
      feedback={feedback}
    >
      <FormCard resolver={resolver} saveLabel="Save Word" deleteQuestion="Delete this word?">
        <IntentWordInputs />
      </FormCard>
    </EditPage>
  );
}
