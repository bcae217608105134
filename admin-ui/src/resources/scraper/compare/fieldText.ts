import { formatCount } from '../../../shared/format';

/** A value of a compared field, for reading. */
export function fieldText(value: string | number | boolean | null): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? formatCount(value) : `“${value}”`;
}
