import { JOB_KIND_DEFINITIONS } from '@contracts/jobs/job-kinds';
import { JOB_KINDS, JOB_STATUSES } from '@contracts/jobs/jobs';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { STATUS_LABELS } from '../../shared/jobs/jobText';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { ListBody } from '../../shared/list/ListBody';
import { JobRows } from './JobRows';

const FILTERS = [
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="Any"
    choices={JOB_STATUSES.map((id) => ({ id, name: STATUS_LABELS[id] }))}
  />,
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
const EMPTY = {
  title: 'No jobs yet',
  text: 'Work that runs in the background shows here, whoever started it.',
};

export function JobListBody() {
  return (
    <ListBody filters={FILTERS} empty={EMPTY}>
      <JobRows />
    </ListBody>
  );
}
