import type { PlanView } from '@contracts/plans/plans';
import type { ResourceProps } from 'react-admin';
import { lazyNamed } from '../../shared/lazyNamed';

export const plans: ResourceProps = {
  name: 'pro-plans',
  options: { label: 'Pro Plans' },
  recordRepresentation: (plan: PlanView) => plan.name,
  list: lazyNamed(() => import('./PlanList'), 'PlanList'),
  create: lazyNamed(() => import('./PlanCreate'), 'PlanCreate'),
  edit: lazyNamed(() => import('./PlanEdit'), 'PlanEdit'),
};
