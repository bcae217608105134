import {
  accountStateOf,
  extendedEnd,
  planSinceAfterChange,
  planStartAt,
  type Subscription,
  subscriptionEndOf,
  subscriptionEndText,
  userTypeAt,
} from './subscription';

const end = new Date('2026-12-31T23:59:59.999Z');
const since = new Date('2026-11-01T10:00:00Z');
const before = new Date('2026-12-31T12:00:00Z');
const after = new Date('2027-01-01T00:00:00Z');
const pro: Subscription = {
  userType: 'pro',
  subscriptionEndDate: end,
  userPlan: 'starter',
  planSince: since,
};
const free: Subscription = { userType: 'free', subscriptionEndDate: null, userPlan: null, planSince: since };

it.each([
  ['free is free', free, before, 'free'],
  ['pro is pro before the end', pro, before, 'pro'],
  ['pro is free at the very end', pro, end, 'free'],
  ['pro is free after the end', pro, after, 'free'],
  ['pro without an end is free', { ...pro, subscriptionEndDate: null }, before, 'free'],
  ['free stays free whatever the end', { ...free, subscriptionEndDate: end }, before, 'free'],
] as const)('%s', (_, user, now, expected) => {
  expect(userTypeAt(user, now)).toBe(expected);
});

it.each([
  ['pro', 'pro', 'pro'],
  ['free', 'pro', 'lapsed'],
  ['free', 'free', 'free'],
  ['free', undefined, 'free'],
] as const)('who counts as %s and is stored as %s is %s', (userType, storedUserType, state) => {
  expect(accountStateOf({ userType, storedUserType })).toBe(state);
});

it.each([
  ['a pro counts from the plan', pro, before, since],
  ['a lapsed pro counts from the end', pro, after, end],
  ['a free user counts from becoming one', free, after, since],
] as const)('%s', (_, user, now, expected) => {
  expect(planStartAt(user, now)).toEqual(expected);
});

it.each([
  [
    'a longer subscription changes nothing',
    pro,
    { ...pro, subscriptionEndDate: new Date('2028-01-01') },
    before,
    since,
  ],
  ['another plan starts now', pro, { ...pro, userPlan: 'agency' }, before, before],
  ['becoming pro starts now', free, pro, before, before],
  ['becoming free starts now', pro, free, before, before],
  [
    'renewing a lapsed subscription starts now',
    pro,
    { ...pro, subscriptionEndDate: new Date('2028-01-01') },
    after,
    after,
  ],
  ['a lapsed pro entered as free goes on from the end', pro, free, after, end],
  ['a free user who stays free goes on', free, free, after, since],
] as const)('%s', (_, old, changed, now, expected) => {
  expect(planSinceAfterChange(old, changed, now)).toEqual(expected);
});

it.each([
  ['2026-12-31', '2026-12-31T23:59:59.999Z'],
  ['2026-12-31T10:00:00Z', '2026-12-31T10:00:00.000Z'],
  ['2026-12-31T10:00:00+02:00', '2026-12-31T08:00:00.000Z'],
])('%s ends at %s', (text, expected) => {
  expect(subscriptionEndOf(text).toISOString()).toBe(expected);
});

it.each([
  ['before its end', end, before, '2027-01-30T23:59:59.999Z'],
  ['long before its end', end, new Date('2026-06-01T10:00:00Z'), '2027-01-30T23:59:59.999Z'],
  ['at its end', end, end, '2027-01-30T23:59:59.999Z'],
  ['after its end', end, after, '2027-01-31T23:59:59.999Z'],
  ['long after its end', end, new Date('2027-06-01T10:00:00Z'), '2027-07-01T23:59:59.999Z'],
  ['that never had one', null, after, '2027-01-31T23:59:59.999Z'],
])('a subscription %s is extended by 30 days', (_, present, now, expected) => {
  expect(extendedEnd(present, 30, now).toISOString()).toBe(expected);
});

it.each([
  ['2027-01-31', '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T10:00:00.000Z', '2027-01-31T10:00:00.000Z'],
  ['2027-01-31T00:00:00.000Z', '2027-01-31T00:00:00.000Z'],
])('writes an end as it is read: %s', (text, moment) => {
  expect(subscriptionEndText(new Date(moment))).toBe(text);
  expect(subscriptionEndOf(text)).toEqual(new Date(moment));
});
