import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { DateInput } from '../../form/DateInput';

interface DateRangeFilterProps {
  source: string;
  /** What happened between the days: `Created`. */
  label: string;
}

interface Days {
  from?: string;
  to?: string;
}

/** A list's filter by the days from one to another, both included and either left open. */
export function DateRangeFilter({ source, label }: DateRangeFilterProps) {
  const days = (useWatch({ name: source }) ?? {}) as Days;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '190px 190px' }, columnGap: 1 }}>
      <DateInput source={`${source}.from`} label={`${label} from`} max={days.to} />
      <DateInput source={`${source}.to`} label={`${label} to`} min={days.from} />
    </Box>
  );
}
