import type { BulkChangeParameters, BulkCounts } from '@contracts/bulk/bulk-changes';
import { formatCount } from '../../shared/format';

const DONE: Record<BulkChangeParameters['action'], string> = {
  update: 'changed',
  delete: 'deleted',
  invite: 'invited',
  undo: 'changed',
};

/** `996 changed, 2 refused` */
export function countsText(action: BulkChangeParameters['action'], counts: BulkCounts): string {
  const { done, refused, waiting } = counts;
  const parts = [`${formatCount(done)} ${DONE[action]}`, `${formatCount(refused)} refused`];
  if (waiting > 0) parts.push(`${formatCount(waiting)} not tried`);
  return parts.join(', ');
}
