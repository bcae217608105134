// npm run bench:lists: how long every admin list, filter, sort, search, picker and export takes in a full community.
import { seed } from './lists/seed.mjs';
import { report } from './support/report.mjs';
import { call, json, withServer } from './support/server.mjs';

const SIZE = { users: 20_000, batches: 60, plans: 40 };
const ROUNDS = 5;
const LIMIT_MS = 300;
/** Each may ask 300 times a minute. */
const ADMINS = 4;
const DAY_MS = 86_400_000;
const day = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

await withServer(0, async ({ url, folder, admin, logIn }) => {
  const { batchIds, planIds } = await seed(folder, SIZE);
  const tokens = await makeAdmins(url, admin, logIn);
  console.log(
    `${Object.entries(SIZE)
      .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
      .join(', ')}; median and worst of ${ROUNDS}\n`,
  );
  for (const [what, path] of requests(batchIds[7], planIds[7])) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await timeOf(url + path, tokens[round % tokens.length]));
    }
    times.sort((a, b) => a - b);
    const [median, worst] = [times[Math.floor(ROUNDS / 2)], times.at(-1)];
    report(
      what,
      `${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
      median < LIMIT_MS,
      `< ${LIMIT_MS} ms`,
    );
  }
});

/** What it is called, and its address; an export counts until its first byte. */
function requests(batch, plan) {
  const filters = {
    'a search that finds one': { q: 'student-15555@' },
    'a search that finds many': { q: 'muller' },
    'a search that finds nobody': { q: 'nobody at all' },
    'one role': { role: 'admin' },
    'pro users': { userType: 'pro' },
    'free users': { userType: 'free' },
    'one batch': { batch },
    'one plan': { userPlan: plan },
    'the inactive': { isActive: false },
    'a subscription that ends within 14 days': { endsWithin: '14' },
    'a subscription that ends between two days': { subscriptionEndDate: { from: day(0), to: day(60) } },
    'added between two days': { createdAt: { from: day(-60), to: day(-30) } },
    'last login between two days': { lastLoginAt: { from: day(-30), to: day(0) } },
    'never logged in': { lastLoginAt: 'never' },
    'everything at once': {
      q: 'a',
      role: 'student',
      userType: 'pro',
      isActive: true,
      createdAt: { from: day(-120) },
    },
  };
  const sorts = [
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
  const users = (parts) => `/api/users${query(parts)}`;
  return [
    ['users, first page', users({ sort: ['createdAt', 'DESC'] })],
    ['users, last page', users({ sort: ['createdAt', 'DESC'], range: [19_975, 19_999] })],
    ...sorts.map((field) => [`users, by ${field}`, users({ sort: [field, 'ASC'] })]),
    ...Object.entries(filters).map(([what, filter]) => [
      `users: ${what}`,
      users({ filter, sort: ['createdAt', 'DESC'] }),
    ]),
    ...Object.entries(filters).map(([what, filter]) => [
      `users: ${what}, by name`,
      users({ filter, sort: ['name', 'ASC'] }),
    ]),
    ...Object.entries(filters)
      .slice(0, 3)
      .map(([what, filter]) => [`users: ${what}, by batch`, users({ filter, sort: ['batch', 'ASC'] })]),
    [
      'users, a filter on page 100',
      users({ filter: { role: 'student' }, sort: ['name', 'ASC'], range: [2475, 2499] }),
    ],
    ['export of all users', `/api/users/export${query({})}`],
    [
      'export of what a search finds',
      `/api/users/export${query({ filter: { q: 'muller' }, sort: ['name', 'ASC'] })}`,
    ],
    ['batches, with their students', `/api/permissions${query({ sort: ['batch', 'ASC'], range: [0, 24] })}`],
    ['batches, all', '/api/permissions?getAll=true'],
    [
      'picker of batches',
      `/api/permissions${query({ filter: { q: 'cohort 4' }, sort: ['batch', 'ASC'], range: [0, 24] })}`,
    ],
    ['plans, with their students', `/api/pro-plans${query({ sort: ['name', 'ASC'], range: [0, 24] })}`],
    [
      'picker of plans',
      `/api/pro-plans${query({ filter: { q: 'plan 3' }, sort: ['name', 'ASC'], range: [0, 24] })}`,
    ],
    ['intent words', `/api/intent-words${query({ sort: ['label', 'ASC'], range: [0, 24] })}`],
    ['intent words, searched', `/api/intent-words${query({ filter: { q: 'best' }, range: [0, 24] })}`],
    ['jobs', `/api/admin/jobs${query({ range: [0, 24] })}`],
    ['audit log', `/api/audit${query({ range: [0, 24] })}`],
    [
      'audit log, one action between two days',
      `/api/audit${query({ filter: { action: 'update', time: { from: day(-20), to: day(-10) } }, range: [0, 24] })}`,
    ],
    [
      'audit log, one record',
      `/api/audit${query({ filter: { resource: 'users', recordId: batch.toHexString() }, range: [0, 24] })}`,
    ],
  ];
}

function query(parts) {
  const given = { range: [0, 24], ...parts };
  const entries = Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)]);
  return `?${new URLSearchParams(entries)}`;
}

/** Until the whole page is there, or of an export its first byte. */
async function timeOf(address, token) {
  const begin = performance.now();
  const response = await call(address, token);
  const reader = response.body.getReader();
  await reader.read();
  if (address.includes('/export')) {
    const time = performance.now() - begin;
    await reader.cancel();
    return time;
  }
  while (!(await reader.read()).done);
  return performance.now() - begin;
}

function makeAdmins(url, token, logIn) {
  const indexes = Array.from({ length: ADMINS }, (_, i) => i);
  return Promise.all(
    indexes.map(async (i) => {
      const account = { email: `admin-${i}@cohort.bench`, password: 'bench-password' };
      const fields = { name: `Admin ${i}`, role: 'admin', isActive: true };
      await call(`${url}/api/users`, token, json({ ...account, ...fields }));
      return logIn(url, account, `11.0.2.${i + 1}`);
    }),
  );
}
