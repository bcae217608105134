import { URLSearchParams } from 'node:url';

const DAY_MS = 86_400_000;
const day = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const NEWEST = ['createdAt', 'DESC'];
const BY_NAME = ['name', 'ASC'];
const SORTS = [
  'name',
  'email',
  'role',
  'userType',
  'isActive',
  'batch',
  'userPlan',
  'subscriptionEndDate',
  'createdAt',
  'lastLoginAt',
];

/** What is measured, by its name and its address. */
export function requests(batch, plan) {
  const filters = Object.entries(filtersOf(batch, plan));
  const filtered = (name, sort) =>
    filters.map(([what, filter]) => [`users: ${what}${name}`, users({ filter, sort })]);
  return [
    ['users, first page', users({ sort: NEWEST })],
    ['users, last page', users({ sort: NEWEST, range: [19_975, 19_999] })],
    ...SORTS.map((field) => [`users, by ${field}`, users({ sort: [field, 'ASC'] })]),
    ...filtered('', NEWEST),
    ...filtered(', by name', BY_NAME),
    ...filtered(', by batch', ['batch', 'ASC']),
    [
      'users, page 100 of a filter',
      users({ filter: { role: 'student' }, sort: BY_NAME, range: [2475, 2499] }),
    ],
    ['export of all users', list('users/export', {})],
    ['export of what a search finds', list('users/export', { filter: { q: 'muller' }, sort: BY_NAME })],
    ...others(batch),
  ];
}

function filtersOf(batch, userPlan) {
  return {
    'a search that finds one': { q: 'student-15555@' },
    'a search that finds many': { q: 'muller' },
    'a search that finds nobody': { q: 'nobody at all' },
    'one role': { role: 'admin' },
    'pro users': { userType: 'pro' },
    'free users': { userType: 'free' },
    'one batch': { batch },
    'one plan': { userPlan },
    'the inactive': { isActive: false },
    'a subscription that ends within 14 days': { endsWithin: '14' },
    'a subscription that ends between two days': { subscriptionEndDate: { from: day(0), to: day(60) } },
    'added between two days': { createdAt: { from: day(-60), to: day(-30) } },
    'last login between two days': { lastLoginAt: { from: day(-30), to: day(0) } },
    'never logged in': { neverLoggedIn: true },
    'everything at once': { ...ONE_OF_EACH, createdAt: { from: day(-120) } },
  };
}
const ONE_OF_EACH = { q: 'a', role: 'student', userType: 'pro', isActive: true };

function others(batch) {
  const byBatch = ['batch', 'ASC'];
  const recordId = batch.toHexString();
  const tenDays = { action: 'update', time: { from: day(-20), to: day(-10) } };
  return [
    ['batches, with their students', list('permissions', { sort: byBatch })],
    ['batches, all', '/api/permissions?getAll=true'],
    ['picker of batches', list('permissions', { filter: { q: 'cohort 4' }, sort: byBatch })],
    ['plans, with their students', list('pro-plans', { sort: BY_NAME })],
    ['picker of plans', list('pro-plans', { filter: { q: 'plan 3' }, sort: BY_NAME })],
    ['intent words', list('intent-words', { sort: ['label', 'ASC'] })],
    ['intent words, searched', list('intent-words', { filter: { q: 'best' } })],
    ['jobs', list('admin/jobs', {})],
    ['audit log', list('audit', {})],
    ['audit log, one action between two days', list('audit', { filter: tenDays })],
    ['audit log, one record', list('audit', { filter: { resource: 'users', recordId } })],
  ];
}

const users = (parts) => list('users', parts);

function list(resource, parts) {
  const given = { range: [0, 24], ...parts };
  const entries = Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/api/${resource}?${new URLSearchParams(entries)}`;
}
