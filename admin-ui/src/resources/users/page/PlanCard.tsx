import type { PlanView } from '@contracts/plans/plans';
import type { UserView } from '@contracts/users/users';
import { LIMITED_TOOL_LABELS } from '@contracts/usage/limits';
import { useGetOne } from 'react-admin';
import { ApiError } from '../../../providers/apiClient';
import { formatDay } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';
import { ResultFrame } from '../../../shared/result/ResultFrame';
import { accountChip } from '../AccountField';
import { LIMITABLE_TOOLS } from '../../plans/limitableTools';

/** What the user has paid for, and until when. */
export function PlanCard({ user }: { user: UserView }) {
  const { userType, userPlan, subscriptionEndDate, extendedPlans } = user;
  const { data: plan, error } = useGetOne<PlanView & { id: string }>(
    'pro-plans',
    { id: userPlan ?? '' },
    { enabled: userPlan !== null },
  );
  const own = LIMITABLE_TOOLS.filter((tool) => extendedPlans[tool]).map((tool) => LIMITED_TOOL_LABELS[tool]);
  return (
    <ResultFrame title="Plan">
      <ResultFacts
        facts={[
          ['Account type', accountChip(user).label],
          ['User plan', userPlan === null ? 'None' : (plan?.name ?? planState(error))],
          ...(subscriptionEndDate ? [endOf(subscriptionEndDate, userType === 'pro')] : []),
          ...(own.length > 0 ? [['Limits of their own', own.join(', ')] as const] : []),
        ]}
      />
    </ResultFrame>
  );
}

/** Instead of a name. */
function planState(error: unknown): string {
  if (!error) return '…';
  return error instanceof ApiError && error.status === 404 ? 'Deleted' : 'Could not be loaded';
}

function endOf(date: string, isPro: boolean): readonly [string, string] {
  return [isPro ? 'Subscription ends' : 'Subscription ended', formatDay(date)];
}
