import type { DashboardView, UserStatsView } from '../../src/contracts/statistics/statistics';
import { asAdmin, asStudent, createUser, expectStatus, type SignedIn, unique } from '../support/actors';
import { listQuery } from '../support/http';
import { waitFor } from '../support/waiting';

const DAY_MS = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
const daysFromNow = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);

/** Three students of one batch, found by one word: the first works with two tools, the second with one. */
const word = unique('stats');
let admin: SignedIn;
let busy: SignedIn;
let calm: SignedIn;
let idle: string;

beforeAll(async () => {
  admin = await asAdmin();
  const allowed = ['word-counter', 'schema-generator'];
  busy = await asStudent({ allowed, fields: { name: `${word} b` } });
  calm = await asStudent({ allowed, fields: { name: `${word} a` } });
  idle = (await createUser({ name: `${word} c`, batch: calm.user.batch })).id;
  await report(busy, 'Word Counter', 3);
  await report(busy, 'Schema Generator', 2);
  await report(calm, 'Word Counter', 1);
});

async function report(user: SignedIn, module: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expectStatus(await user.post('/api/auth/moduleLogs', { module, numberOfOperations: 1 }), 201);
  }
}

async function list(filter: object, parts: { sort?: unknown; range?: unknown } = {}) {
  const query = listQuery({ filter: { q: word, ...filter }, ...parts });
  const answer = await admin.get<UserStatsView[]>(`/api/user-stats${query}`);
  return { rows: expectStatus(answer, 200), range: answer.headers.get('content-range') };
}

const ids = async (filter: object, sort?: unknown) =>
  (await list(filter, sort === undefined ? {} : { sort })).rows.map(({ id }) => id);

describe('the statistics of users', () => {
  it('tells what each did with which tool, who did most first', async () => {
    const { rows, range } = await list({});
    expect(range).toBe('user-stats 0-2/3');
    expect(rows).toMatchObject([
      { id: busy.user.id, operations: 5, tools: { 'word-counter': 3, 'schema-generator': 2 }, limits: [] },
      { id: calm.user.id, operations: 1, tools: { 'word-counter': 1 } },
      { id: idle, operations: 0, tools: {}, lastLoginAt: null },
    ]);
    expect(rows[0]?.lastLoginAt).toMatch(today());
  });

  it('sorts by use, name and last login, either way', async () => {
    expect(await ids({}, ['operations', 'ASC'])).toEqual([idle, calm.user.id, busy.user.id]);
    expect(await ids({}, ['name', 'ASC'])).toEqual([calm.user.id, busy.user.id, idle]);
    expect((await ids({}, ['lastLoginAt', 'ASC']))[0]).toBe(idle);
  });

  it.each<[string, object, () => string[]]>([
    ['a tool', { tool: 'schema-generator' }, () => [busy.user.id]],
    ['any use', { used: true }, () => [busy.user.id, calm.user.id]],
    ['no use', { used: false }, () => [idle]],
    ['no use of a tool', { tool: 'schema-generator', used: false }, () => [calm.user.id, idle]],
    ['a period without use', { period: '2020-01-01..2020-01-31', used: true }, () => []],
  ])('is filtered by %s', async (_, filter, expected) => {
    expect(await ids(filter)).toEqual(expected());
  });

  it('is filtered by batch, and counts the tool that it is filtered by', async () => {
    expect(await ids({ batch: calm.user.batch })).toEqual([calm.user.id, idle]);
    const { rows } = await list({ tool: 'schema-generator' });
    expect(rows.map(({ operations }) => operations)).toEqual([2]);
  });

  it('comes in pages', async () => {
    const { rows, range } = await list({}, { range: [1, 1] });
    expect([rows.map(({ id }) => id), range]).toEqual([[calm.user.id], 'user-stats 1-1/3']);
    expect((await list({}, { range: [5, 9] })).rows).toEqual([]);
  });

  it('is exported as csv with a column for each tool, which the audit log keeps', async () => {
    const query = listQuery({ filter: { q: word, used: true }, sort: ['name', 'DESC'] });
    const { text } = await admin.get(`/api/user-stats/export${query}`);
    const [head = '', first = '', ...others] = text.trim().split('\r\n');
    const cells = head.split(',');
    expect(cells.slice(0, 5)).toEqual(['Name', 'Email', 'Batch', 'Uses', 'Intent Finder']);
    expect(first.split(',')[cells.indexOf('Schema Generator')]).toBe('2');
    expect(others).toHaveLength(1);
    const audit = await admin.get<{ action: string }[]>(
      `/api/audit${listQuery({ filter: { actor: admin.user.id, resource: 'user-stats' } })}`,
    );
    expect(expectStatus(audit, 200)).toMatchObject([{ action: 'export' }]);
  });
});

describe('the dashboard', () => {
  it('tells the figures of a period beside those of the one before', async () => {
    await createUser({ name: word, batch: calm.user.batch, userType: 'free' });
    const view = expectStatus(await admin.get<DashboardView>('/api/statistics/dashboard?period=7'), 200);
    expect(view.period).toEqual({ from: daysFromNow(-6), to: today() });
    expect(view.before).toEqual({ from: daysFromNow(-13), to: daysFromNow(-7) });
    expect(view.days).toHaveLength(7);
    expect(view.days.at(-1)).toMatchObject({ day: today() });
    expect(view.operations.now).toBeGreaterThanOrEqual(6);
    expect(view.operations).toMatchObject({ before: 0 });
    expect(view.activeUsers.now).toBeGreaterThanOrEqual(2);
    expect(view.newUsers.now).toBeGreaterThanOrEqual(4);
    expect(view.days.reduce((sum, { newUsers }) => sum + newUsers, 0)).toBe(view.newUsers.now);
    expect(view.days.at(-1)?.newUsers).toBeGreaterThanOrEqual(4);
    // Other specs have users of their own on this server: whoever is left out has done no more than who is shown.
    const least = Math.min(...view.topUsers.map(({ operations }) => operations));
    const shown = view.topUsers.find(({ id }) => id === busy.user.id)?.operations ?? least;
    expect(shown).toBeGreaterThanOrEqual(5);
  });

  it.each(['0', '31', '2026-02-30..2026-03-01', `2026-01-01..${daysFromNow(1)}`])(
    'refuses the period %p in words',
    async (period) => {
      const answer = await admin.get<{ message: string }>(`/api/statistics/dashboard?period=${period}`);
      expect(expectStatus(answer, 400).message).toContain('period must be');
      expect((await admin.get(`/api/user-stats${listQuery({ filter: { period } })}`)).status).toBe(400);
    },
  );

  it('counts each figure as the list behind it does', async () => {
    const total = async (path: string, filter: object) => {
      const answer = await admin.get(`/api/${path}${listQuery({ filter, range: [0, 0] })}`);
      return Number(answer.headers.get('content-range')?.split('/')[1]);
    };
    // Other tests make users meanwhile.
    await waitFor('equal figures', async () => {
      const view = expectStatus(await admin.get<DashboardView>('/api/statistics/dashboard'), 200);
      const { period, endingSubscriptions: ending } = view;
      const shown = [view.newUsers.now, ending.count, view.activeUsers.now, view.jobs.failed];
      const listed = await Promise.all([
        total('users', { createdAt: period }),
        total('users', { isActive: true, subscriptionEndDate: ending.period }),
        total('user-stats', { used: true, period: `${period.from}..${period.to}` }),
        total('admin/jobs', { status: 'failed', createdAt: period }),
      ]);
      return String(shown) === String(listed);
    });
  });
});
