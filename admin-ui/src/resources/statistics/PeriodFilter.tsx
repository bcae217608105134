import { DEFAULT_PERIOD } from '@contracts/statistics/statistics';
import { useFilter } from '../../shared/list/filters/useFilter';
import { PeriodPicker } from '../../shared/usage/PeriodPicker';

/** A list's filter by the period that its figures are about. */
export function PeriodFilter() {
  const [period, change] = useFilter('period');
  return <PeriodPicker value={period || DEFAULT_PERIOD} onChange={change} />;
}
