import { MESSAGES } from '../../contracts/messages';
import type { ImportRowView } from '../../contracts/users/user-import';
import { USER_IMPORT_MESSAGES } from '../../contracts/users/user-import-messages';
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
      return { row, email, outcome: 'error', reason: inWordsOfFiles(plan.reason) };
  }
}

/** A file may write a day in more ways than the form, whose rule refuses it. */
function inWordsOfFiles(reason: string): string {
  return reason.replace(MESSAGES.subscriptionEndInvalid, USER_IMPORT_MESSAGES.endInvalid);
}
