import { ACCOUNT_STATES, ROLES } from '@contracts/access/roles';
import { ENDING_DAYS } from '@contracts/users/users';
import { BooleanInput, SearchInput, SelectArrayInput, SelectInput } from 'react-admin';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { ListBody } from '../../shared/list/ListBody';
import { MEMBERSHIP_FILTERS } from './membershipFilters';
import { UserRows } from './UserRows';

const WIDE = { minWidth: 240 };

const choices = (ids: readonly string[]) =>
  ids.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));
const PERIODS = ENDING_DAYS.map((days) => ({ id: days, name: `${days} days` }));

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search name or email" />,
  <SelectInput key="role" source="role" choices={choices(ROLES)} />,
  <SelectArrayInput key="account" source="account" choices={choices(ACCOUNT_STATES)} sx={WIDE} />,
  ...MEMBERSHIP_FILTERS,
  <BooleanInput key="isActive" source="isActive" label="Active" defaultValue={true} />,
  <SelectInput
    key="endsWithin"
    source="endsWithin"
    label="Subscription ends within"
    choices={PERIODS}
    defaultValue="14"
    sx={WIDE}
  />,
  <DateRangeFilter key="subscriptionEndDate" source="subscriptionEndDate" label="Subscription ends" />,
  <DateRangeFilter key="lastLoginAt" source="lastLoginAt" label="Last login" />,
  <BooleanInput key="neverLoggedIn" source="neverLoggedIn" label="Never logged in" defaultValue={true} />,
  <BooleanInput key="invited" source="invited" label="Invited" defaultValue={true} />,
  <DateRangeFilter key="createdAt" source="createdAt" label="Added" />,
];

const EMPTY = {
  title: 'No users yet',
  text: 'Add the first student, or another admin.',
};

export function UserListBody() {
  return (
    <ListBody filters={FILTERS} empty={EMPTY} createLabel="New User">
      <UserRows />
    </ListBody>
  );
}
