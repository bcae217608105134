import { useUser } from '../../../session/useSession';
import { formatDay } from '../../../shared/format';
import { usePlanLimits } from '../../../shared/limits/usePlanLimits';
import { ResultFacts } from '../../../shared/result/ResultFacts';

/** What users read of their account and do not change. */
export function AccountFacts() {
  const { name, email, userType, batchName, subscriptionEndDate } = useUser();
  const isPro = userType === 'pro';
  const { data, error } = usePlanLimits();
  const plan = data ? data.planName || 'None' : error ? 'Could not be loaded' : '…';
  const ends = isPro && subscriptionEndDate ? [['Plan ends', formatDay(subscriptionEndDate)] as const] : [];
  return (
    <ResultFacts
      facts={[
        ['Name', name],
        ['Email', email],
        ['Account type', isPro ? 'Pro' : 'Free'],
        ['User plan', plan],
        ...ends,
        ['Batch', batchName],
      ]}
    />
  );
}
