import type { PlanView } from '@contracts/plans';
import { titleOf } from '@contracts/tools';
import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const plans: ResourceProps = {
  name: 'pro-plans',
  options: { label: titleOf('pro-plans') },
  recordRepresentation: (plan: PlanView) => plan.name,
  list: lazyNamed(() => import('./PlanList'), 'PlanList'),
  create: lazyNamed(() => import('./PlanCreate'), 'PlanCreate'),
  edit: lazyNamed(() => import('./PlanEdit'), 'PlanEdit'),
};
