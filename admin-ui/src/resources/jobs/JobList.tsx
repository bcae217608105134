import { lazyListBody } from '../../shared/list/lazyListBody';
import { ListPage } from '../../shared/list/ListPage';
import { exportJobs } from './exportJobs';

const JobListBody = lazyListBody(() => import('./JobListBody'), 'JobListBody');

/** Milliseconds between two looks at running jobs. */
const REFRESH_MS = 5000;

export function JobList() {
  return (
    <ListPage
      subtitle="Background work of all users, with the reason where it failed."
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={exportJobs}
      queryOptions={{ refetchInterval: REFRESH_MS }}
    >
      <JobListBody />
    </ListPage>
  );
}
