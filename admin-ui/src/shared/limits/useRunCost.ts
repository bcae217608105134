import type { LimitedTool, LimitTime } from '@contracts/usage/limits';
import { useUser } from '../../session/useSession';
import { formatCount } from '../format';
import { usePlanLimits } from './usePlanLimits';

const WINDOWS = { '1 day': ' today', '30 days': ' in these 30 days', lifetime: '' } satisfies Record<
  LimitTime,
  string
>;

/** What a run of a tool costs, as the button's hint says it; nobody counts admins. */
export function useRunCost(tool: LimitedTool): string {
  const { role } = useUser();
  const stat = usePlanLimits().data?.planStats.find(({ modelId }) => modelId === tool);
  if (role === 'admin') return '';
  const price = 'Costs one operation';
  if (!stat) return `${price}.`;
  const left = Math.max(0, stat.totalCount - stat.currentCount);
  return `${price}; ${formatCount(left)} of ${formatCount(stat.totalCount)} left${WINDOWS[stat.time]}.`;
}
