import { MESSAGES } from '@contracts/messages';
import { RecordDialog } from '../../shared/form/RecordDialog';
import { DuplicateButton } from '../../shared/list/DuplicateButton';
import { DUPLICATE_BATCH } from './duplicateBatch';
import { PermissionInputs } from './PermissionInputs';

const NEW_BATCH = { batch: '', defaultTool: '', allowed: [] };
const FORM = {
  dto: async () => (await import('@contracts/permissions/permissions.dto')).PermissionDto,
  failed: MESSAGES.permissionSaveFailed,
  mode: 'onChange',
  inputs: <PermissionInputs />,
} as const;

/** Batches are made and changed over their list. */
export function PermissionDialog() {
  return (
    <RecordDialog
      create={{
        ...FORM,
        title: 'New Batch',
        saved: MESSAGES.permissionCreated,
        defaultValues: NEW_BATCH,
      }}
      edit={{
        ...FORM,
        title: 'Edit Batch',
        saved: MESSAGES.permissionUpdated,
        actions: <DuplicateButton {...DUPLICATE_BATCH} />,
      }}
    />
  );
}
