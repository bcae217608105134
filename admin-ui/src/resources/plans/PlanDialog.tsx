import { MESSAGES } from '@contracts/messages';
import { isFreePlan } from '@domain/usage/free-plan';
import { RecordDialog } from '../../shared/form/RecordDialog';
import { DuplicateButton } from '../../shared/list/DuplicateButton';
import { DUPLICATE_PLAN } from './duplicatePlan';
import { PlanInputs } from './PlanInputs';

const NEW_PLAN = { name: '', priceText: '', description: '', position: 0, limits: {} };
const FORM = {
  dto: async () => (await import('@contracts/plans/plans.dto')).PlanDto,
  inputs: <PlanInputs />,
};

/** Plans are made and changed over their list. */
export function PlanDialog() {
  return (
    <RecordDialog
      create={{ ...FORM, title: 'New Plan', saved: MESSAGES.planCreated, defaultValues: NEW_PLAN }}
      edit={{
        ...FORM,
        title: 'Edit Plan',
        isKept: ({ name }) => isFreePlan(String(name)),
        saved: MESSAGES.planUpdated,
        actions: <DuplicateButton {...DUPLICATE_PLAN} />,
      }}
    />
  );
}
