import BlockIcon from '@mui/icons-material/PersonOffOutlined';
import ActivateIcon from '@mui/icons-material/PersonOutlined';
import { BulkUpdate } from '../../shared/list/BulkUpdate';
import { ExtendSubscription } from './bulk/ExtendSubscription';
import { InviteAgain } from './bulk/InviteAgain';
import { SetBatch } from './bulk/SetBatch';
import { SetPlan } from './bulk/SetPlan';

export function UserBulkActions() {
  return (
    <>
      <BulkUpdate
        label="Activate"
        icon={<ActivateIcon />}
        data={{ isActive: true }}
        question={(records) => `Activate ${records}?`}
        done="activated"
        consequence="They can log in again."
      />
      <BulkUpdate
        label="Deactivate"
        icon={<BlockIcon />}
        data={{ isActive: false }}
        question={(records) => `Deactivate ${records}?`}
        done="deactivated"
        consequence="They are logged out and cannot log in until they are activated again."
      />
      <SetBatch />
      <SetPlan />
      <ExtendSubscription />
      <InviteAgain />
    </>
  );
}
