import { ComparisonFields } from '../../../shared/competitors/ComparisonFields';
import { StartForm } from '../../../shared/jobs/StartForm';
import { useRunCost } from '../../../shared/limits/useRunCost';
import type { StartCardProps } from './startCardProps';

/** A keyword and who ranks for it. */
export function CompetitorStart({ form, busy, submitRef, onSubmit }: Omit<StartCardProps, 'onSample'>) {
  const cost = useRunCost('optimize-prime');
  return (
    <StartForm
      label="Compare pages"
      hint={busy ? 'You can start another comparison when this one is done.' : cost}
      inactive={busy}
      onStart={onSubmit}
      buttonRef={submitRef}
    >
      <ComparisonFields form={form} disabled={busy} />
    </StartForm>
  );
}
