import BlockIcon from '@mui/icons-material/PersonOffOutlined';
import ActivateIcon from '@mui/icons-material/PersonOutlined';
import { BulkDeleteButton, BulkExportButton, BulkUpdateButton } from 'react-admin';

/** What can be done to many accounts at once; none of it can be taken back by a toast. */
export function UserBulkActions() {
  return (
    <>
      <BulkUpdateButton
        label="Activate"
        icon={<ActivateIcon />}
        data={{ isActive: true }}
        mutationMode="pessimistic"
        confirmTitle="Activate these accounts?"
        confirmContent="Their users can log in again."
      />
      <BulkUpdateButton
        label="Deactivate"
        icon={<BlockIcon />}
        data={{ isActive: false }}
        mutationMode="pessimistic"
        confirmTitle="Deactivate these accounts?"
        confirmContent="Their users are logged out and cannot log in until they are activated again."
      />
      <BulkExportButton />
      <BulkDeleteButton mutationMode="pessimistic" />
    </>
  );
}
