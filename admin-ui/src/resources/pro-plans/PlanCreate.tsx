import { MESSAGES } from '@contracts/messages';
import { PlanDto } from '@contracts/plans.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreateBase } from 'react-admin';
import { FormCard } from '../../shared/form/FormCard';
import { useSaveFeedback } from '../../shared/form/useSaveFeedback';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { PlanInputs } from './PlanInputs';

const resolver = classValidatorResolver(PlanDto);
const NEW_PLAN = { name: '', limits: {} };

export function PlanCreate() {
  const feedback = useSaveFeedback({
    saved: MESSAGES.planCreated,
    failed: MESSAGES.somethingWentWrong,
    preferServer: true,
  });
  return (
    <CreateBase mutationOptions={feedback}>
      <PageHeader title="New Plan" subtitle="What pro users of this plan may use, and how often." />
      <PageBody>
        <FormCard resolver={resolver} defaultValues={NEW_PLAN} saveLabel="Create Plan">
          <PlanInputs />
        </FormCard>
      </PageBody>
    </CreateBase>
  );
}
