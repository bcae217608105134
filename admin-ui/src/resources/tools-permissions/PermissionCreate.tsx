import { MESSAGES } from '@contracts/messages';
import { PermissionDto } from '@contracts/permissions/permissions.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { CreatePage } from '../../shared/form/CreatePage';
import { FormCard } from '../../shared/form/FormCard';
import { PermissionInputs } from './PermissionInputs';

const resolver = classValidatorResolver(PermissionDto);
const NEW_BATCH = { batch: '', defaultTool: '', allowed: [] };

export function PermissionCreate() {
  return (
    <CreatePage
      title="New Batch"
      subtitle="Students of a batch share one set of tools."
      saved={MESSAGES.permissionCreated}
      failed={MESSAGES.permissionSaveFailed}
    >
      <FormCard resolver={resolver} defaultValues={NEW_BATCH} saveLabel="Create Batch">
        <PermissionInputs />
      </FormCard>
    </CreatePage>
  );
}
