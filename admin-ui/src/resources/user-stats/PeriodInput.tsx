import { DEFAULT_PERIOD } from '@contracts/statistics/statistics';
import { useInput } from 'react-admin';
import { PeriodPicker } from '../../shared/usage/PeriodPicker';

interface PeriodInputProps {
  source: string;
  /** Read by react-admin's filter form. */
  alwaysOn?: boolean;
}

/** A list's filter by the period that its figures are about. */
export function PeriodInput({ source }: PeriodInputProps) {
  const { field } = useInput({ source });
  const value = typeof field.value === 'string' && field.value ? field.value : DEFAULT_PERIOD;
  return <PeriodPicker value={value} onChange={field.onChange} />;
}
