import type { MatchedValue } from '../../contracts/users/user-import';
import { canMean, UnreadValues } from './import-matches';

const KNOWN = { batches: new Set(['b7']), plans: new Set(['p1']) };

it.each<[MatchedValue['field'], string, boolean]>([
  ['role', 'student', true],
  ['role', 'teacher', false],
  ['isActive', 'no', true],
  ['isActive', 'true', false],
  ['batch', 'b7', true],
  ['batch', 'p1', false],
  ['userType', 'free', true],
  ['userType', 'gold', false],
  ['userPlan', 'p1', true],
  ['userPlan', 'free', true],
  ['userPlan', 'p9', false],
  ['batch', '', true],
])('a word of %s can mean “%s”: %s', (field, value, can) => {
  expect(canMean({ field, text: 'any', value }, KNOWN)).toBe(can);
});

it('counts unread words whatever their case, the most frequent first, and leaves out what cannot be matched', () => {
  const unread = new UnreadValues();
  for (const text of ['Gold', 'Silber', 'silber ', 'x'.repeat(101)]) unread.add('userPlan', text);
  unread.add('subscriptionEndDate', 'soon');
  unread.add('batch', 'Silber');
  expect(unread.list()).toEqual([
    { field: 'userPlan', text: 'Silber', rows: 2 },
    { field: 'userPlan', text: 'Gold', rows: 1 },
    { field: 'batch', text: 'Silber', rows: 1 },
  ]);
});
