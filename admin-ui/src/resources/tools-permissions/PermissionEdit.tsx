import { MESSAGES } from '@contracts/messages';
import { PermissionDto } from '@contracts/permissions/permissions.dto';
import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { EditPage } from '../../shared/form/EditPage';
import { FormCard } from '../../shared/form/FormCard';
import { PermissionInputs } from './PermissionInputs';

const resolver = classValidatorResolver(PermissionDto);

export function PermissionEdit() {
  return (
    <EditPage
      nameOf={(permission) => String(permission.batch)}
      subtitle="A change counts at once for every student of the batch."
      saved={MESSAGES.permissionUpdated}
      failed={MESSAGES.permissionSaveFailed}
    >
      <FormCard resolver={resolver} saveLabel="Save Batch" deleteQuestion="Delete this batch?">
        <PermissionInputs />
      </FormCard>
    </EditPage>
  );
}
