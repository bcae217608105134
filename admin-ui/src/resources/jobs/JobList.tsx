import { JOB_KIND_DEFINITIONS } from '@contracts/jobs/job-kinds';
import { JOB_KINDS, JOB_STATUSES, type JobView } from '@contracts/jobs/jobs';
import {
  AutocompleteInput,
  DataTable,
  DateField,
  FunctionField,
  ReferenceInput,
  SelectInput,
  SimpleList,
} from 'react-admin';
import { exportCsv } from '../../shared/exportCsv';
import { ListPage } from '../../shared/list/ListPage';
import { useIsPhone } from '../../shared/list/useIsPhone';
import { progressText, STATUS_LABELS } from '../../shared/jobs/jobText';
import { JobStatusChip } from '../../shared/jobs/JobStatusChip';
import { JobProgressField } from './JobProgressField';
import { JobReasonField } from './JobReasonField';
import { RetryJobButton } from './RetryJobButton';

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
];
const EMPTY = {
  title: 'No jobs yet',
  text: 'Work that runs in the background shows here, whoever started it.',
};
/** Milliseconds between two looks at running jobs. */
const REFRESH_MS = 5000;

const CREATED = { dateStyle: 'short', timeStyle: 'short' } as const;
const NO_WRAP = () => ({ whiteSpace: 'nowrap' });

function exportJobs(records: JobView[]): Promise<void> {
  const rows = records.map((job) => ({
    Kind: JOB_KIND_DEFINITIONS[job.kind].label,
    Owner: job.ownerEmail,
    Status: job.status,
    Done: job.progress.done,
    Total: job.progress.total,
    Reason: job.error?.message,
    Attempts: job.attempts,
    Created: job.createdAt,
    Finished: job.finishedAt,
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

function JobRows() {
  if (useIsPhone()) {
    return (
      <SimpleList<JobView>
        primaryText={(job) => `${JOB_KIND_DEFINITIONS[job.kind].label} · ${STATUS_LABELS[job.status]}`}
        secondaryText={(job) =>
          `${job.ownerEmail ?? ''} · ${job.error?.message ?? progressText(job.progress)}`
        }
        rightIcon={() => <RetryJobButton />}
        rowClick={false}
      />
    );
  }
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="kind" cellSx={NO_WRAP}>
        <FunctionField render={(job: JobView) => JOB_KIND_DEFINITIONS[job.kind].label} />
      </DataTable.Col>
      <DataTable.Col source="ownerEmail" label="Owner" />
      <DataTable.Col source="status">
        <FunctionField render={({ status }: JobView) => <JobStatusChip status={status} />} />
      </DataTable.Col>
      <DataTable.Col label="Progress" disableSort>
        <JobProgressField />
      </DataTable.Col>
      <DataTable.Col label="Reason" disableSort>
        <JobReasonField />
      </DataTable.Col>
      <DataTable.Col source="createdAt" label="Created" cellSx={NO_WRAP}>
        <DateField source="createdAt" locales="en-GB" showTime options={CREATED} />
      </DataTable.Col>
      <DataTable.Col label="Action" disableSort>
        <RetryJobButton />
      </DataTable.Col>
    </DataTable>
  );
}
