import { DateField, type DateFieldProps } from 'react-admin';

const UTC = { timeZone: 'UTC' };

/** The UTC day of a moment, the day that filters and exports mean, wherever the viewer is. */
export function DayField(props: Pick<DateFieldProps, 'source' | 'emptyText'>) {
  return <DateField {...props} locales="en-GB" options={UTC} />;
}
