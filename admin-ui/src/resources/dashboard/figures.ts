import type { Compared, DashboardView } from '@contracts/statistics/statistics';
import { changeInPercent } from '@domain/statistics/period';
import { listPath } from '../../shared/list/listPath';
import { formatCount } from '../../shared/format';

export interface Figure {
  label: string;
  count: number;
  /** What stands below the number. */
  note: string;
  /** The list of what is counted. */
  path: string;
}

/** How a figure compares with the period before: `↑ 12% from 50`. */
export function changeText(compared: Compared): string {
  const percent = changeInPercent(compared);
  if (percent === null) return compared.now === 0 ? 'None before either' : 'None in the period before';
  const arrow = percent > 0 ? '↑' : '↓';
  const change = percent === 0 ? 'As before:' : `${arrow} ${formatCount(Math.abs(percent))}% from`;
  return `${change} ${formatCount(compared.before)}`;
}

/** The figures at the top of the dashboard, each with the list behind it. */
export function figuresOf(view: DashboardView, period: string): Figure[] {
  const { activeUsers, newUsers, operations, jobs, endingSubscriptions: ending } = view;
  return [
    {
      label: 'Active users',
      count: activeUsers.now,
      note: changeText(activeUsers),
      path: listPath('user-stats', { period, used: true }),
    },
    {
      label: 'New users',
      count: newUsers.now,
      note: changeText(newUsers),
      path: listPath('users', { createdAt: view.period }),
    },
    {
      label: 'Uses',
      count: operations.now,
      note: changeText(operations),
      path: listPath('user-stats', { period }),
    },
    {
      label: 'Running jobs',
      count: jobs.running,
      note: 'Right now',
      path: listPath('jobs', { status: 'running' }),
    },
    {
      label: 'Failed jobs',
      count: jobs.failed,
      note: 'Jobs are kept for 30 days',
      path: listPath('jobs', { status: 'failed', createdAt: view.period }),
    },
    {
      label: 'Subscriptions ending',
      count: ending.count,
      note: 'In the next 14 days',
      path: listPath('users', { isActive: true, subscriptionEndDate: ending.period }),
    },
  ];
}
