import { MESSAGES } from '@contracts/messages';
import { PlanDto } from '@contracts/plans.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { EditPage } from '../../shared/form/EditPage';
import { FormCard } from '../../shared/form/FormCard';
import { useSaveFeedback } from '../../shared/form/useSaveFeedback';
import { PlanInputs } from './PlanInputs';

const resolver = classValidatorResolver(PlanDto);

export function PlanEdit() {
  const feedback = useSaveFeedback({
    saved: MESSAGES.planUpdated,
    failed: MESSAGES.somethingWentWrong,
    preferServer: true,
  });
  return (
    <EditPage
      nameOf={(plan) => String(plan.name)}
      subtitle="A change counts at once for every user of the plan."
      feedback={feedback}
    >
      <FormCard resolver={resolver} saveLabel="Save Plan" deleteQuestion="Delete this plan?">
        <PlanInputs />
      </FormCard>
    </EditPage>
  );
}
