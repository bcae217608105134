import { MESSAGES } from '@contracts/messages';
import { PlanDto } from '@contracts/plans/plans.dto';
import { EditPage } from '../../shared/form/EditPage';
import { PlanInputs } from './PlanInputs';

export function PlanEdit() {
  return (
    <EditPage
      subtitle="A change counts at once for every user of the plan."
      saved={MESSAGES.planUpdated}
      dto={PlanDto}
    >
      <PlanInputs />
    </EditPage>
  );
}
