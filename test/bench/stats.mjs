// Measures the dashboard and the statistics of users beside a scan of the usage log: `npm run bench:stats`.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { report } from './support/report.mjs';
import { call, withServer } from './support/server.mjs';

const require = createRequire(import.meta.url);
const built = (path) => require(`../../dist/src/${path}.js`);
const { createConnection, Types } = require('mongoose');
const { socketPathOf } = built('embedded/socket-path');
const { IN_DATA_DIR } = built('config/data-folder');
const { RollUpRepository } = built('modules/statistics/roll-up.repository');
const { RollUpService } = built('modules/statistics/roll-up.service');
const statistics = built('modules/statistics/statistics.schema');
const { UsageRepository } = built('modules/usage/usage.repository');
const { UsageLogSchema } = built('modules/usage/usage.schema');

const USERS = Number(process.env.BENCH_USERS ?? 1000);
const DAYS = Number(process.env.BENCH_DAYS ?? 365);
const TOOLS = ['intent-finder', 'schema-generator', 'product-box-generator'];
const AIM_MS = 200;
/** For each user of an export. */
const EXPORT_AIM_MS = 0.5;
const TIMES = 15;
const DAY_MS = 86_400_000;
const BATCH = 2000;
const dayOf = (time) => time.toISOString().slice(0, 10);

/** Copies of the one student there is: nobody logs in with them. */
async function seedUsers(connection) {
  const users = connection.collection('users');
  const { _id, ...student } = await users.findOne({ role: 'student' });
  const copies = Array.from({ length: USERS - 1 }, (_, i) => {
    const email = `bench-${i}@cohort.bench`;
    return {
      ...student,
      _id: new Types.ObjectId(),
      name: `Bench ${i}`,
      nameKey: `bench ${i}`,
      email,
      emailKey: email,
    };
  });
  for (let i = 0; i < copies.length; i += BATCH) await users.insertMany(copies.slice(i, i + BATCH));
  return [_id, ...copies.map((copy) => copy._id)];
}

/** Each user works each day with two of the tools. */
async function seedLog(connection, users) {
  const log = connection.collection('usage_log');
  let entries = [];
  const write = async () => {
    if (entries.length > 0) await log.insertMany(entries);
    entries = [];
  };
  const midnight = new Date(`${dayOf(new Date())}T00:00:00Z`).getTime();
  for (let day = DAYS - 1; day >= 0; day--) {
    const time = new Date(midnight - day * DAY_MS);
    for (const [index, user] of users.entries()) {
      for (const shift of [0, 1]) {
        const tool = TOOLS[(index + day + shift) % TOOLS.length];
        entries.push({ user, tool, operations: 1 + ((index * 7 + day + shift) % 5), time });
      }
      if (entries.length >= BATCH) await write();
    }
  }
  await write();
}

function rollUpOf(connection) {
  const model = (name, schema) => connection.model(name, schema);
  const usage = new UsageRepository(model('UsageLog', UsageLogSchema));
  const rollUps = new RollUpRepository(
    model('UsageDay', statistics.UsageDaySchema),
    model('UsageTally', statistics.UsageTallySchema),
    model('UsageRecount', statistics.UsageRecountSchema),
  );
  const log = { totals: (from, to) => usage.totals(from, to), firstRecordAt: (user) => usage.oldest(user) };
  return new RollUpService(rollUps, log, { add: () => undefined });
}

/** What a page would have to do without the roll-up: every user's operations in the period. */
async function scan(connection, { from, to }) {
  const before = new Date(new Date(`${to}T00:00:00Z`).getTime() + DAY_MS);
  const groups = await connection
    .collection('usage_log')
    .aggregate([
      { $match: { time: { $gte: new Date(`${from}T00:00:00Z`), $lt: before } } },
      { $group: { _id: '$user', operations: { $sum: '$operations' } } },
    ])
    .toArray();
  return new Map(groups.map(({ _id, operations }) => [_id.toHexString(), operations]));
}

async function timed(work) {
  const begin = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begin };
}

async function median(work) {
  const times = [];
  for (let i = 0; i < TIMES; i++) times.push((await timed(work)).ms);
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)];
}

function assertSame(scanned, dashboard, rows) {
  const sum = [...scanned.values()].reduce((total, count) => total + count, 0);
  const differing = rows.filter(({ id, operations }) => operations !== (scanned.get(id) ?? 0));
  const isSame = dashboard.operations.now === sum && dashboard.activeUsers.now === scanned.size;
  if (!isSame || differing.length > 0) {
    throw new Error(
      `The pages and the log differ: ${JSON.stringify([dashboard.operations, sum, differing.length])}`,
    );
  }
}

async function measure({ url, admin }, connection) {
  const get = async (path) => (await call(`${url}/api/${path}`, admin)).json();
  const list = (filter, parts = {}) => {
    const query = Object.entries({ filter, ...parts }).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return get(`user-stats?${query.join('&')}`);
  };
  for (const period of ['1', '30', '365']) {
    const dashboard = await get(`statistics/dashboard?period=${period}`);
    const { value: scanned, ms } = await timed(() => scan(connection, dashboard.period));
    assertSame(scanned, dashboard, await list({ period }, { range: [0, 999] }));
    console.log(`${period} days: both agree; the scan of the log for one figure takes ${ms.toFixed(0)} ms`);
    const pages = {
      dashboard: () => get(`statistics/dashboard?period=${period}`),
      'user stats, who did most': () => list({ period }),
      'user stats by name': () => list({ period }, { sort: ['name', 'ASC'] }),
      'user stats of a tool': () => list({ period, tool: TOOLS[0] }),
    };
    for (const [name, work] of Object.entries(pages)) {
      const took = await median(work);
      report(name, `${took.toFixed(0)} ms`, took < AIM_MS, `< ${AIM_MS} ms`);
    }
  }
  const { ms } = await timed(async () => (await call(`${url}/api/user-stats/export`, admin)).text());
  report(
    'csv of all users',
    `${ms.toFixed(0)} ms`,
    ms < USERS * EXPORT_AIM_MS,
    `< ${EXPORT_AIM_MS} ms a user`,
  );
}

await withServer(1, async (server) => {
  const path = socketPathOf(join(server.folder, IN_DATA_DIR.database));
  const uri = `mongodb://${encodeURIComponent(path)}/cohort?directConnection=true&retryWrites=false`;
  const connection = await createConnection(uri, { autoIndex: false, autoCreate: false }).asPromise();
  try {
    const { ms: seeding } = await timed(async () => seedLog(connection, await seedUsers(connection)));
    console.log(`${USERS} users × ${DAYS} days × 2 tools, seeded in ${(seeding / 1000).toFixed(0)} s`);
    const rollUp = rollUpOf(connection);
    const { ms: first } = await timed(() => rollUp.run(new Date()));
    const { ms: again } = await timed(() => rollUp.run(new Date()));
    console.log(
      `roll-up of all days in ${(first / 1000).toFixed(1)} s, of an hour in ${again.toFixed(0)} ms`,
    );
    await measure(server, connection);
  } finally {
    await connection.close();
  }
});
