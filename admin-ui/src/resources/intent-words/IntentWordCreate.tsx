import { IntentWordDto } from '@contracts/intent.dto';
import { MESSAGES } from '@contracts/messages';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreateBase } from 'react-admin';
import { FormCard } from '../../shared/form/FormCard';
import { useSaveFeedback } from '../../shared/form/useSaveFeedback';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { IntentWordInputs } from './IntentWordInputs';

const resolver = classValidatorResolver(IntentWordDto);
const NEW_WORD = { type: 'Informational', label: '', important: false };

export function IntentWordCreate() {
  const feedback = useSaveFeedback({
    saved: 'Word added.',
    failed: MESSAGES.somethingWentWrong,
    preferServer: true,
  });
  return (
    <CreateBase mutationOptions={feedback}>
      <PageHeader title="New Intent Word" subtitle="Everybody finds it in the Intent Finder at once." />
      <PageBody>
        <FormCard resolver={resolver} defaultValues={NEW_WORD} saveLabel="Add Word">
          <IntentWordInputs />
        </FormCard>
      </PageBody>
    </CreateBase>
  );
}
