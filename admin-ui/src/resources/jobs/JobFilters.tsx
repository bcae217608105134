import { JOB_KIND_DEFINITIONS, JOB_KINDS } from '@contracts/jobs/job-kinds';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { DateRangeFilter } from '../../shared/list/filters/DateRangeFilter';
import { FilterParts, type FilterPartsProps } from '../../shared/list/filters/FilterParts';

const FILTERS = [
  <SelectInput
    key="kind"
    source="kind"
    choices={JOB_KINDS.map((id) => ({ id, name: JOB_KIND_DEFINITIONS[id].label }))}
  />,
  <ReferenceInput key="owner" source="owner" reference="users">
    <AutocompleteInput label="Owner" optionText="email" filterToQuery={(text: string) => ({ q: text })} />
  </ReferenceInput>,
  <DateRangeFilter key="createdAt" source="createdAt" label="Created" />,
];

export function JobFilters({ part }: FilterPartsProps) {
  return <FilterParts part={part} filters={FILTERS} />;
}
