import { MESSAGES } from '@contracts/messages';
import { PermissionDto } from '@contracts/permissions.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreateBase } from 'react-admin';
import { FormCard } from '../../shared/form/FormCard';
import { useSaveFeedback } from '../../shared/form/useSaveFeedback';
import { PageBody } from '../../shared/PageBody';
import { PageHeader } from '../../shared/PageHeader';
import { PermissionInputs } from './PermissionInputs';

const resolver = classValidatorResolver(PermissionDto);
const NEW_BATCH = { batch: '', defaultTool: '', allowed: [] };

export function PermissionCreate() {
  const feedback = useSaveFeedback({
    saved: MESSAGES.permissionCreated,
    failed: MESSAGES.permissionSaveFailed,
  });
  return (
    <CreateBase mutationOptions={feedback}>
      <PageHeader title="New Batch" subtitle="Students of a batch share one set of tools." />
      <PageBody>
        <FormCard resolver={resolver} defaultValues={NEW_BATCH} saveLabel="Create Batch">
          <PermissionInputs />
        </FormCard>
      </PageBody>
    </CreateBase>
  );
}
