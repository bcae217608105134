import type { UserView } from '@contracts/users/users';
import { FunctionField } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';
import { Column } from '../../shared/list/Column';
import { CutText } from '../../shared/list/CutText';
import { DayField } from '../../shared/list/DayField';
import { RecordRows } from '../../shared/list/RecordRows';
import { ReferenceName } from '../../shared/list/ReferenceName';
import { YesNo } from '../../shared/list/YesNo';
import { AccountField } from './AccountField';
import { LastLoginField } from './LastLoginField';
import { UserPageIcon } from './page/UserPageLink';
import { userDetail } from './userText';

const UserBulkActions = lazyNamed(() => import('./UserBulkActions'), 'UserBulkActions');

const NO_WRAP = { whiteSpace: 'nowrap' } as const;
/** The name has the e-mail below it; alone it can be sorted by. Of the others those come first that every user has. */
const HIDDEN = ['email', 'role', 'createdAt'];
const CUT = { display: 'block', maxWidth: 96 } as const;
/** Pixels of a batch's name in the narrowest table. */
const BATCH = 144;

export function UserRows() {
  return (
    <RecordRows<UserView>
      name="name"
      below={({ email }) => email}
      detail={userDetail}
      bulkActions={UserBulkActions}
      hiddenColumns={HIDDEN}
    >
      <Column source="email" />
      <Column source="role">
        <FunctionField<UserView> render={({ role }) => (role === 'admin' ? 'Admin' : 'Student')} />
      </Column>
      <Column source="batch">
        <FunctionField<UserView> render={({ batchName }) => <CutText text={batchName} least={BATCH} />} />
      </Column>
      <Column label="Account" source="userType">
        <AccountField />
      </Column>
      <Column source="lastLoginAt" label="Last login" cellSx={NO_WRAP}>
        <LastLoginField />
      </Column>
      <Column source="userPlan" label="Plan" cellSx={NO_WRAP}>
        <ReferenceName source="userPlan" reference="pro-plans" sx={CUT} />
      </Column>
      <Column source="subscriptionEndDate" label="Plan ends" cellSx={NO_WRAP}>
        <DayField source="subscriptionEndDate" />
      </Column>
      <Column source="isActive" label="Active">
        <FunctionField<UserView> render={({ isActive }) => <YesNo value={isActive} />} />
      </Column>
      <Column source="createdAt" label="Added" cellSx={NO_WRAP}>
        <DayField source="createdAt" />
      </Column>
      <Column label="Page" disableSort>
        <UserPageIcon />
      </Column>
    </RecordRows>
  );
}
