import { FunctionField, type FunctionFieldProps } from 'react-admin';
import { get } from 'react-hook-form';
import { formatDay } from '../format';

/** The UTC day of a moment, the day that filters and exports mean, wherever the viewer is. */
export function DayField({ source = '', emptyText }: Pick<FunctionFieldProps, 'source' | 'emptyText'>) {
  return (
    <FunctionField
      source={source}
      render={(record) => {
        const moment: unknown = get(record, source);
        return typeof moment === 'string' ? formatDay(moment) : emptyText;
      }}
    />
  );
}
