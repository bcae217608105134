import { READY_TOOLS } from '@contracts/access/tools';
import { BooleanInput, SelectInput } from 'react-admin';
import { FilterParts, type FilterPartsProps } from '../../shared/list/filters/FilterParts';
import { MEMBERSHIP_FILTERS } from '../users/membershipFilters';

const WIDE = { minWidth: 240 };
const TOOL_CHOICES = READY_TOOLS.map(({ id, title }) => ({ id, name: title }));

const FILTERS = [
  <SelectInput key="tool" source="tool" choices={TOOL_CHOICES} sx={WIDE} />,
  ...MEMBERSHIP_FILTERS,
  <BooleanInput key="used" source="used" label="Used a tool" defaultValue={true} />,
];

export function UserStatsFilters({ part }: FilterPartsProps) {
  return <FilterParts part={part} filters={FILTERS} />;
}
