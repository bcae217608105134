import type { ImportRowView } from '../../contracts/users/user-import';
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
