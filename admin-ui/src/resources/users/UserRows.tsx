import type { UserView } from '@contracts/users/users';
import { accountStateOf } from '@domain/usage/subscription';
import Typography from '@mui/material/Typography';
import { BooleanField, DataTable, FunctionField, ReferenceField, TextField } from 'react-admin';
import { formatDay } from '../../shared/format';
import { DayField } from '../../shared/list/DayField';
import { RecordRows } from '../../shared/list/RecordRows';
import { AccountField, accountText } from './AccountField';
import { LastLoginField, lastLoginText } from './LastLoginField';
import { UserPageIcon } from './page/UserPageLink';
import { UserBulkActions } from './UserBulkActions';

const NO_WRAP = () => ({ whiteSpace: 'nowrap' });
/** The name has the e-mail below it; alone it can be sorted by. */
const HIDDEN = ['email', 'role'];
const CUT = { display: 'block', maxWidth: 90 } as const;

/** `Lapsed 31/01/2026`: since when a subscription is over. */
function accountDetail(user: UserView): string {
  const hasLapsed = accountStateOf(user) === 'lapsed' && user.subscriptionEndDate !== null;
  return [accountText(user), hasLapsed && formatDay(user.subscriptionEndDate ?? '')]
    .filter(Boolean)
    .join(' ');
}

/** What a phone shows below the name. */
export function userDetail(user: UserView): string {
  const parts = [
    user.email,
    accountDetail(user),
    user.batchName,
    lastLoginText(user),
    user.isActive ? '' : 'Inactive',
  ];
  return parts.filter(Boolean).join(' · ');
}

export function UserRows() {
  return (
    <RecordRows<UserView>
      name="name"
      below={({ email }) => email}
      detail={userDetail}
      bulkActions={<UserBulkActions />}
      hiddenColumns={HIDDEN}
    >
      <DataTable.Col source="email" />
      <DataTable.Col source="role">
        <FunctionField<UserView> render={({ role }) => (role === 'admin' ? 'Admin' : 'Student')} />
      </DataTable.Col>
      <DataTable.Col source="isActive" label="Active">
        <BooleanField source="isActive" />
      </DataTable.Col>
      <DataTable.Col label="Account" source="userType">
        <AccountField />
      </DataTable.Col>
      <DataTable.Col source="batch">
        <FunctionField<UserView> render={({ batchName }) => <Cut text={batchName} />} />
      </DataTable.Col>
      <DataTable.Col source="userPlan" label="Plan" cellSx={NO_WRAP}>
        <ReferenceField source="userPlan" reference="pro-plans" link={false}>
          <TextField source="name" noWrap sx={CUT} />
        </ReferenceField>
      </DataTable.Col>
      <DataTable.Col source="subscriptionEndDate" label="Plan ends" cellSx={NO_WRAP}>
        <DayField source="subscriptionEndDate" />
      </DataTable.Col>
      <DataTable.Col source="lastLoginAt" label="Last login" cellSx={NO_WRAP}>
        <LastLoginField />
      </DataTable.Col>
      <DataTable.Col source="createdAt" label="Added" cellSx={NO_WRAP}>
        <DayField source="createdAt" />
      </DataTable.Col>
      <DataTable.Col label="Page" disableSort>
        <UserPageIcon />
      </DataTable.Col>
    </RecordRows>
  );
}

function Cut({ text }: { text: string }) {
  return (
    <Typography variant="body2" noWrap title={text} sx={CUT}>
      {text}
    </Typography>
  );
}
