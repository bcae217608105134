import type { ImportCheckRow, ImportRowView } from '../../contracts/users/user-import';
import { changesText } from '../../domain/users/import-report';
import type { EntryPlan } from '../users/user-entries.service';

/** What a plan is called where it is told. */
export function rowViewOf({ row, email }: { row: number; email: string }, plan: EntryPlan): ImportRowView {
  switch (plan.outcome) {
    case 'create':
      return { row, email, outcome: 'created', reason: '' };
    case 'update':
      return { row, email, outcome: 'updated', reason: changesText(plan.changes) };
    case 'unchanged':
      return { row, email, outcome: 'unchanged', reason: '' };
    case 'error':
      return { row, email, outcome: 'error', reason: plan.reason };
  }
}

/** What ids of batches and plans are called. */
export type NamesById = ReadonlyMap<string, string>;

/** The same with the account as it would be. */
export function checkRowOf(
  row: { row: number; email: string },
  plan: EntryPlan,
  names: NamesById,
): ImportCheckRow {
  const view = rowViewOf(row, plan);
  if (plan.outcome === 'error') return view;
  const { batch, plan: planId, ...account } = plan.after;
  const written = { ...account, batch: names.get(batch) ?? '', plan: names.get(planId) ?? '' };
  return { ...view, written };
}
