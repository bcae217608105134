import { READY_TOOLS } from '@contracts/access/tools';
import { BooleanInput, SearchInput, SelectInput } from 'react-admin';
import { ListBody } from '../../shared/list/ListBody';
import { MEMBERSHIP_FILTERS } from '../users/membershipFilters';
import { PeriodInput } from './PeriodInput';
import { UserStatsRows } from './UserStatsRows';

const WIDE = { minWidth: 240 };
const TOOL_CHOICES = READY_TOOLS.map(({ id, title }) => ({ id, name: title }));

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search name or email" />,
  <PeriodInput key="period" source="period" alwaysOn />,
  <SelectInput key="tool" source="tool" choices={TOOL_CHOICES} sx={WIDE} />,
  ...MEMBERSHIP_FILTERS,
  <BooleanInput key="used" source="used" label="Used a tool" defaultValue={true} />,
];

const EMPTY = {
  title: 'No users yet',
  text: 'What students do with the tools appears here.',
};

export function UserStatsListBody() {
  return (
    <ListBody filters={FILTERS} empty={EMPTY}>
      <UserStatsRows />
    </ListBody>
  );
}
