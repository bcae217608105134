import { aStudent, anAdmin } from '../../testing/users';
import { userDetail } from './UserRows';

it.each([
  [aStudent(), 'freya@cohort.example · Free · Batch 12'],
  [aStudent({ userType: 'pro', isActive: false }), 'freya@cohort.example · Pro · Batch 12 · Inactive'],
  [anAdmin(), 'freya@cohort.example · Admin'],
])('a phone tells account, batch and inactivity', (user, line) => expect(userDetail(user)).toBe(line));
