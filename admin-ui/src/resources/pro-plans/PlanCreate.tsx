import { MESSAGES } from '@contracts/messages';
import { PlanDto } from '@contracts/plans/plans.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreatePage } from '../../shared/form/CreatePage';
import { FormCard } from '../../shared/form/FormCard';
import { PlanInputs } from './PlanInputs';

const resolver = classValidatorResolver(PlanDto);
const NEW_PLAN = { name: '', limits: {} };

export function PlanCreate() {
  return (
    <CreatePage
      title="New Plan"
      subtitle="What pro users of this plan may use, and how often."
      saved={MESSAGES.planCreated}
    >
      <FormCard resolver={resolver} defaultValues={NEW_PLAN} saveLabel="Create Plan">
        <PlanInputs />
      </FormCard>
    </CreatePage>
  );
}
