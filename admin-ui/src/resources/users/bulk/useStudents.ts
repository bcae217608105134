import type { UserView } from '@contracts/users/users';
import { counted } from '../../../shared/counted';
import { useBulkJob } from '../../../shared/list/useBulkJob';
import { useChosen } from '../../../shared/list/useChosen';

/**
 * Of the chosen users those whom a change is for, and the sentence on the others. Of those beyond the page nothing is
 * known here: the server decides on each.
 */
export function useStudents(hasWhatItTakes: (student: UserView) => boolean = () => true, lack = '') {
  const job = useBulkJob();
  const chosen = useChosen<UserView>();
  const students = chosen.filter(({ role }) => role === 'student');
  const eligible = students.filter(hasWhatItTakes);
  const admins = chosen.length - students.length;
  const lacking = students.length - eligible.length;
  const others = [
    admins > 0 ? `${staying(admins, 'admin')}: only students have a batch and a plan.` : '',
    lacking > 0 ? `${staying(lacking, 'student')}: ${lack}` : '',
  ];
  if (job.isNeeded)
    return { job, students: [], isImpossible: false, others: OTHERS_BEYOND, who: job.records };
  return {
    job,
    students: eligible,
    isImpossible: eligible.length === 0,
    others: others.filter(Boolean).join(' '),
    who: nameOrNumber(eligible),
  };
}

const OTHERS_BEYOND = 'Admins stay as before. Whoever cannot be changed is listed in the result.';

function staying(count: number, noun: string): string {
  return `${counted(count, noun)} ${count === 1 ? 'stays' : 'stay'} as before`;
}

function nameOrNumber(users: UserView[]): string {
  const [only] = users;
  return only && users.length === 1 ? only.name : counted(users.length, 'student');
}
