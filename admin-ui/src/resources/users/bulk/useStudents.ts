import type { UserView } from '@contracts/users/users';
import { counted } from '../../../shared/counted';
import { useChosen } from '../../../shared/list/useChosen';

/** Of the chosen users those whom a change is for, and the sentence on the others. */
export function useStudents(hasWhatItTakes: (student: UserView) => boolean = () => true, lack = '') {
  const chosen = useChosen<UserView>();
  const students = chosen.filter(({ role }) => role === 'student');
  const eligible = students.filter(hasWhatItTakes);
  const admins = chosen.length - students.length;
  const lacking = students.length - eligible.length;
  const others = [
    admins > 0 ? `${staying(admins, 'admin')}: only students have a batch and a plan.` : '',
    lacking > 0 ? `${staying(lacking, 'student')}: ${lack}` : '',
  ];
  return { students: eligible, others: others.filter(Boolean).join(' '), who: nameOrNumber(eligible) };
}

function staying(count: number, noun: string): string {
  return `${counted(count, noun)} ${count === 1 ? 'stays' : 'stay'} as before`;
}

function nameOrNumber(users: UserView[]): string {
  const [only] = users;
  return only && users.length === 1 ? only.name : counted(users.length, 'student');
}
