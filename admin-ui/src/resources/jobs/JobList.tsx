import { JOB_KIND_DEFINITIONS } from '@contracts/jobs/job-kinds';
import { JOB_KINDS, JOB_STATUSES, type JobView } from '@contracts/jobs/jobs';
import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { exportCsv } from '../../shared/exportCsv';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { ListPage } from '../../shared/list/ListPage';
import { STATUS_LABELS } from '../../shared/jobs/jobText';
import { jobDuration, jobName } from './jobName';
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
/** Milliseconds between two looks at running jobs. */
const REFRESH_MS = 5000;

function exportJobs(records: JobView[]): Promise<void> {
  const rows = records.map((job) => ({
    File: jobName(job),
    Kind: JOB_KIND_DEFINITIONS[job.kind].label,
    Owner: job.ownerEmail,
    Status: job.status,
    Done: job.progress.done,
    Total: job.progress.total,
    Reason: job.error?.message,
    Attempts: job.attempts,
    Created: job.createdAt,
    Finished: job.finishedAt,
    Duration: jobDuration(job),
  }));
  return exportCsv('jobs.csv', rows);
}

export function JobList() {
  return (
    <ListPage
      subtitle="Background work of all users, with the reason where it failed."
      filters={FILTERS}
      empty={EMPTY}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={exportJobs}
      queryOptions={{ refetchInterval: REFRESH_MS }}
    >
      <JobRows />
    </ListPage>
  );
}
