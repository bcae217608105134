import { MESSAGES } from '@contracts/messages';
import { PermissionDto } from '@contracts/permissions/permissions.dto';
import { EditPage } from '../../shared/form/EditPage';
import { PermissionInputs } from './PermissionInputs';

export function PermissionEdit() {
  return (
    <EditPage
      subtitle="A change counts at once for every student of the batch."
      saved={MESSAGES.permissionUpdated}
      failed={MESSAGES.permissionSaveFailed}
      dto={PermissionDto}
    >
      <PermissionInputs />
    </EditPage>
  );
}
