import { aStudent, anAdmin } from '../../testing/users';
import { userDetail } from './userText';

it.each([
  [aStudent(), 'freya@cohort.example · Free · Batch 12'],
  [aStudent({ userType: 'pro', isActive: false }), 'freya@cohort.example · Pro · Batch 12 · Inactive'],
  [
    aStudent({ storedUserType: 'pro', subscriptionEndDate: '2026-01-31T23:59:59.999Z' }),
    'freya@cohort.example · Lapsed 31 Jan 2026 · Batch 12',
  ],
  [anAdmin(), 'freya@cohort.example · Admin'],
])('a phone tells account, batch and inactivity', (user, line) => expect(userDetail(user)).toBe(line));
