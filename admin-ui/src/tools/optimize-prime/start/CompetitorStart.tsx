import type { LimitTime } from '@contracts/usage/limits';
import { remainingOf } from '@domain/usage/limits';
import { useUser } from '../../../session/useSession';
import { ComparisonFields } from '../../../shared/competitors/ComparisonFields';
import { formatCount } from '../../../shared/format';
import { StartBar } from '../../../shared/jobs/StartBar';
import { usePlanLimits } from '../../../shared/limits/usePlanLimits';
import type { StartCardProps } from './startCardProps';

const WINDOWS: Record<LimitTime, string> = { '1 day': ' today', '30 days': ' this month', lifetime: '' };

/** A keyword and who ranks for it. */
export function CompetitorStart({ form, busy, submitRef, onSubmit }: Omit<StartCardProps, 'onSample'>) {
  const cost = useCostText();
  return (
    <>
      <ComparisonFields form={form} disabled={busy} />
      <StartBar
        label="Compare pages"
        hint={busy ? 'You can start another comparison when this one is done.' : cost}
        inactive={busy}
        onStart={onSubmit}
        buttonRef={submitRef}
      />
    </>
  );
}

/** What a comparison costs, and what is left where somebody counts. */
function useCostText(): string {
  const { role } = useUser();
  const stat = usePlanLimits().data?.planStats.find(({ modelId }) => modelId === 'optimize-prime');
  if (role === 'admin' || !stat) return 'Costs 1 operation.';
  const left = `${formatCount(remainingOf(stat))} of ${formatCount(stat.totalCount)} left`;
  return `Costs 1 operation. ${left}${WINDOWS[stat.time]}.`;
}
