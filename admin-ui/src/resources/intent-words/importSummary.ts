import type { IntentWordImport } from '@contracts/intent';

/** What an import did, in one sentence. */
export function importSummary({ created, updated, unchanged, problems }: IntentWordImport): string {
  const parts = [`${words(created)} added`];
  if (updated) parts.push(`${updated.toLocaleString('en')} changed`);
  if (unchanged) parts.push(`${unchanged.toLocaleString('en')} there already`);
  if (problems.length) parts.push(`${problems.length.toLocaleString('en')} left out`);
  return `${parts.join(', ')}.`;
}

function words(amount: number): string {
  return `${amount.toLocaleString('en')} word${amount === 1 ? '' : 's'}`;
}
