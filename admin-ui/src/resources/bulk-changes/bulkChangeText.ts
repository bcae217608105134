import type { BulkCounts } from '@contracts/bulk/bulk-changes';
import { formatCount } from '../../shared/format';

/** `996 changed, 2 refused` */
export function countsText({ done, refused, waiting }: BulkCounts): string {
  const parts = [`${formatCount(done)} changed`, `${formatCount(refused)} refused`];
  if (waiting > 0) parts.push(`${formatCount(waiting)} not tried`);
  return parts.join(', ');
}
