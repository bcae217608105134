import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const jobs: ResourceProps = {
  name: 'jobs',
  list: lazyNamed(() => import('./JobList'), 'JobList'),
};
