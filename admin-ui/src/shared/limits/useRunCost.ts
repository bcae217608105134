import type { LimitedTool } from '@contracts/usage/limits';
import { remainingOf } from '@domain/usage/limits';
import { useUser } from '../../session/useSession';
import { formatCount } from '../format';
import { lackedToolText } from './lackedToolText';
import { leftText } from './leftText';
import { usePlanLimits } from './usePlanLimits';

const PRICE = 'Costs 1 use.';

/** What a run of a tool costs, as the button's hint says it; nobody counts admins. */
export function useRunCost(tool: LimitedTool): string {
  const { role } = useUser();
  const { planName = '', planStats } = usePlanLimits().data ?? {};
  const stat = planStats?.find(({ modelId }) => modelId === tool);
  if (role === 'admin') return '';
  if (!stat) return PRICE;
  if (stat.totalCount === 0) return lackedToolText(planName);
  const left = `${formatCount(remainingOf(stat))} of ${formatCount(stat.totalCount)}`;
  return `${PRICE} ${leftText(left, stat.time)}`;
}
