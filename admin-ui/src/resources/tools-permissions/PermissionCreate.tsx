import { MESSAGES } from '@contracts/messages';
import { PermissionDto } from '@contracts/permissions/permissions.dto';
import { CreatePage } from '../../shared/form/CreatePage';
import { PermissionInputs } from './PermissionInputs';

const NEW_BATCH = { batch: '', defaultTool: '', allowed: [] };

export function PermissionCreate() {
  return (
    <CreatePage
      title="New Batch"
      subtitle="Students of a batch share one set of tools."
      saved={MESSAGES.permissionCreated}
      failed={MESSAGES.permissionSaveFailed}
      dto={PermissionDto}
      defaultValues={NEW_BATCH}
      saveLabel="Create Batch"
    >
      <PermissionInputs />
    </CreatePage>
  );
}
