import { MESSAGES } from '@contracts/messages';
import { PlanDto } from '@contracts/plans/plans.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { EditPage } from '../../shared/form/EditPage';
import { FormCard } from '../../shared/form/FormCard';
import { PlanInputs } from './PlanInputs';

const resolver = classValidatorResolver(PlanDto);

export function PlanEdit() {
  return (
    <EditPage
      nameOf={(plan) => String(plan.name)}
      subtitle="A change counts at once for every user of the plan."
      saved={MESSAGES.planUpdated}
    >
      <FormCard resolver={resolver} saveLabel="Save Plan" deleteQuestion="Delete this plan?">
        <PlanInputs />
      </FormCard>
    </EditPage>
  );
}
