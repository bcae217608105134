import type { PlanLimitsView } from '@contracts/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { apiJson } from '../../../providers/apiClient';
import { useUser } from '../../../session/useSession';
import { formatDay } from '../../../shared/format';
import { ResultFacts } from '../../../shared/result/ResultFacts';

/** What users read of their account and do not change. */
export function AccountFacts() {
  const { name, email, userType, batchName, subscriptionEndDate } = useUser();
  const isPro = userType === 'pro';
  const { data, isPending } = useQuery({
    queryKey: ['limits'],
    queryFn: ({ signal }) => apiJson<PlanLimitsView>('/auth/getCurrentModuleLimits', { signal }),
  });
  const plan = data?.planName || (isPending ? '…' : 'None');
  const ends = isPro && subscriptionEndDate ? [['Plan ends', formatDay(subscriptionEndDate)] as const] : [];
  return (
    <ResultFacts
      facts={[
        ['Name', name],
        ['Email', email],
        ['User type', isPro ? 'Pro' : 'Free'],
        ['User plan', plan],
        ...ends,
        ['Batch', batchName],
      ]}
    />
  );
}
