import { titleOf } from '@contracts/tools';
import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const features: ResourceProps = {
  name: 'features',
  options: { label: titleOf('features') },
  list: lazyNamed(() => import('./FeatureList'), 'FeatureList'),
};
