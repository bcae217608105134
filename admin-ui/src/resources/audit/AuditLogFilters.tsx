import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { DateRangeFilter } from '../../shared/list/filters/DateRangeFilter';
import { FilterParts, type FilterPartsProps } from '../../shared/list/filters/FilterParts';

const FILTERS = [
  <ReferenceInput key="actor" source="actor" reference="users" filter={{ role: 'admin' }}>
    <AutocompleteInput label="Admin" optionText="email" filterToQuery={(text: string) => ({ q: text })} />
  </ReferenceInput>,
  <DateRangeFilter key="time" source="time" label="Done" />,
];

export function AuditLogFilters({ part }: FilterPartsProps) {
  return <FilterParts part={part} filters={FILTERS} />;
}
