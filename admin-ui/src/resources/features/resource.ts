import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const features: ResourceProps = {
  name: 'features',
  options: { label: 'Feature Switches' },
  list: lazyNamed(() => import('./FeatureList'), 'FeatureList'),
};
