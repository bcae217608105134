import type { LimitTime } from '@contracts/usage/limits';
import { useUser } from '../../../session/useSession';
import { formatCount } from '../../../shared/format';
import { usePlanLimits } from '../../../shared/limits/usePlanLimits';

const WINDOWS = { '1 day': ' today', '30 days': ' in these 30 days', lifetime: '' } satisfies Record<
  LimitTime,
  string
>;

/** What a run costs, as the button's hint says it; nobody counts admins. */
export function useHubCost(): string {
  const { role } = useUser();
  const stat = usePlanLimits().data?.planStats.find(({ modelId }) => modelId === 'intelligent-hub');
  if (role === 'admin') return '';
  const price = 'Costs one operation';
  if (!stat) return `${price}.`;
  const left = Math.max(0, stat.totalCount - stat.currentCount);
  return `${price}; ${formatCount(left)} of ${formatCount(stat.totalCount)} left${WINDOWS[stat.time]}.`;
}
