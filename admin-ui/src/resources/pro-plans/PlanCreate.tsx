import { MESSAGES } from '@contracts/messages';
import { PlanDto } from '@contracts/plans/plans.dto';
import { CreatePage } from '../../shared/form/CreatePage';
import { PlanInputs } from './PlanInputs';

const NEW_PLAN = { name: '', limits: {} };

export function PlanCreate() {
  return (
    <CreatePage
      title="New Plan"
      subtitle="What pro users of this plan may use, and how often."
      saved={MESSAGES.planCreated}
      dto={PlanDto}
      defaultValues={NEW_PLAN}
      saveLabel="Create Plan"
    >
      <PlanInputs />
    </CreatePage>
  );
}
