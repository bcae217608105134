import BlockIcon from '@mui/icons-material/PersonOffOutlined';
import ActivateIcon from '@mui/icons-material/PersonOutlined';
import { BulkUpdate } from '../../shared/list/BulkUpdate';

export function UserBulkActions() {
  return (
    <>
      <BulkUpdate
        label="Activate"
        icon={<ActivateIcon />}
        data={{ isActive: true }}
        consequence="They can log in again."
        done="activated"
      />
      <BulkUpdate
        label="Deactivate"
        icon={<BlockIcon />}
        data={{ isActive: false }}
        consequence="They are logged out and cannot log in until they are activated again."
        done="deactivated"
      />
    </>
  );
}
