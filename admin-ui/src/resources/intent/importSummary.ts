import type { IntentWordImport } from '@contracts/intent/intent';
import { counted } from '../../shared/counted';
import { formatCount } from '../../shared/format';

/** What an import did, in one sentence. */
export function importSummary({ created, updated, unchanged, problems }: IntentWordImport): string {
  const parts = [`${counted(created, 'word')} added`];
  if (updated) parts.push(`${formatCount(updated)} changed`);
  if (unchanged) parts.push(`${formatCount(unchanged)} unchanged`);
  if (problems.length) parts.push(`${formatCount(problems.length)} left out`);
  return `${parts.join(', ')}.`;
}
