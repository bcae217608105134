import { useFieldValue } from 'react-admin';
import { formatDay } from '../format';

interface DayFieldProps {
  source?: string;
  emptyText?: string;
}

/** The UTC day of a moment, the day that filters and exports mean, wherever the viewer is. */
export function DayField({ source = '', emptyText }: DayFieldProps) {
  const moment: unknown = useFieldValue({ source });
  return (
    <span style={{ whiteSpace: 'nowrap' }}>{typeof moment === 'string' ? formatDay(moment) : emptyText}</span>
  );
}
