import { JOB_STATUSES } from '@contracts/jobs/job-states';
import { STATUS_LABELS } from '../../shared/jobs/jobText';
import { lazyNamed } from '../../shared/lazyNamed';
import { ListChoice } from '../../shared/list/filters/ListChoice';
import { ListBody } from '../../shared/list/ListBody';
import { JobRows } from './JobRows';

const JobFilters = lazyNamed(() => import('./JobFilters'), 'JobFilters');

const STATUSES = JOB_STATUSES.map((id) => ({ id, name: STATUS_LABELS[id] }));
const FILTERS = [<ListChoice key="status" source="status" label="Status" choices={STATUSES} />];
const EMPTY = {
  title: 'No jobs yet',
  text: 'Work that runs in the background shows here, whoever started it.',
};

export function JobListBody() {
  return (
    <ListBody filters={FILTERS} moreFilters={JobFilters} empty={EMPTY}>
      <JobRows />
    </ListBody>
  );
}
