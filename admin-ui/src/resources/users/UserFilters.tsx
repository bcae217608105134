import { ACCOUNT_STATES, ROLES } from '@contracts/access/roles';
import { ENDING_DAYS } from '@contracts/users/users';
import { BooleanInput, SelectArrayInput, SelectInput } from 'react-admin';
import { DateRangeFilter } from '../../shared/list/filters/DateRangeFilter';
import { FilterParts, type FilterPartsProps } from '../../shared/list/filters/FilterParts';
import { MEMBERSHIP_FILTERS } from './membershipFilters';

const WIDE = { minWidth: 240 };

const choices = (ids: readonly string[]) =>
  ids.map((id) => ({ id, name: id.charAt(0).toUpperCase() + id.slice(1) }));
const PERIODS = ENDING_DAYS.map((days) => ({ id: days, name: `${days} days` }));

const FILTERS = [
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

export function UserFilters({ part }: FilterPartsProps) {
  return <FilterParts part={part} filters={FILTERS} />;
}
