import { aStudent, anAdmin } from '../../testing/users';
import { userDetail } from './userText';

it.each([
  [aStudent(), ['Free', 'Batch 12']],
  [aStudent({ userType: 'pro', isActive: false }), ['Pro', 'Batch 12', 'Inactive']],
  [
    aStudent({ userType: 'pro', subscriptionEndDate: '2027-01-31T23:59:59.999Z' }),
    ['Pro', 'Batch 12', 'Ends 31 Jan 2027'],
  ],
  [
    aStudent({ storedUserType: 'pro', subscriptionEndDate: '2026-01-31T23:59:59.999Z' }),
    ['Lapsed', 'Batch 12', 'Ended 31 Jan 2026'],
  ],
  [aStudent({ lastLoginAt: null }), ['Free', 'Batch 12', 'Never logged in']],
  [anAdmin(), ['Admin']],
])('a phone tells account, batch, end and inactivity', (user, chips) => {
  expect(userDetail(user).line).toBe('freya@cohort.example');
  expect(userDetail(user).chips?.map(({ label }) => label)).toEqual(chips);
});
