// npm run bench:api -- COMMIT: the processor time of a guarded request, and of a server that nobody asks, in turns with
// the server of that commit.
import { setTimeout as pause } from 'node:timers/promises';
import { withBuildOf } from './api/build-of.mjs';
import { send } from './api/load.mjs';
import { percentile } from './support/probe.mjs';
import { report } from './support/report.mjs';
import { call, json, withServer } from './support/server.mjs';
import { processorTimeDuring } from './support/threads.mjs';

const ROUNDS = 90;
/** In which each server comes to its usual speed. */
const FIRST_ROUNDS = 30;
const REQUESTS = 100;
/** An account asks less often in all than it may in one minute, however fast the machine is. */
const MOST_REQUESTS = 250;
const ACCOUNTS = Math.ceil(((FIRST_ROUNDS + ROUNDS) * REQUESTS) / MOST_REQUESTS);
const IDLE_ROUNDS = 6;
/** Twice as long as the shortest pause between two runs of a schedule. */
const IDLE_MS = 10_000;
const AIM = 1.03;
const IDLE_AIM = 1;

const [commit] = process.argv.slice(2);
if (commit) await withBuildOf(commit, compare);
else {
  console.error('Name the commit to compare with: npm run bench:api -- COMMIT');
  process.exitCode = 1;
}

function compare(root) {
  const onThat = (work) => withServer(ACCOUNTS, work, {}, root);
  return onThat((there) => withServer(ACCOUNTS, (here) => measure({ here, there })));
}

async function measure(servers) {
  const ways = new Map();
  for (const [place, server] of Object.entries(servers)) ways.set(place, await waysOf(server));
  const names = Object.keys(ways.get('here'));
  const times = Object.fromEntries(names.map((name) => [name, { here: [], there: [] }]));
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round += 1) {
    const places = round % 2 ? ['here', 'there'] : ['there', 'here'];
    for (const name of names) {
      for (const place of places) {
        const way = ways.get(place)[name];
        const work = () => send(REQUESTS, way.url, way.headers);
        const time = await processorTimeDuring(servers[place].pid, work);
        if (round >= FIRST_ROUNDS) times[name][place].push(time);
      }
    }
  }
  const perRequest = { each: 1_000 / REQUESTS, unit: 'µs a request' };
  for (const name of names) print(name, times[name], { ...perRequest, aim: name.includes('/me') && AIM });
  print('nobody asks', await idle(servers), { each: 1_000 / IDLE_MS, unit: 'ms a second', aim: IDLE_AIM });
}

/** Both in the same seconds: neither does anything that the other one would wait for. */
async function idle(servers) {
  const times = { here: [], there: [] };
  await pause(IDLE_MS);
  for (let round = 0; round < IDLE_ROUNDS; round += 1) {
    const place = async ([name, { pid }]) =>
      times[name].push(await processorTimeDuring(pid, () => pause(IDLE_MS)));
    await Promise.all(Object.entries(servers).map(place));
  }
  return times;
}

function print(name, { here, there }, { each, unit, aim }) {
  for (const [key, threads] of Object.entries({ main: 'main thread', all: 'all threads' })) {
    const [ours, theirs] = [here, there].map((times) => times.map((time) => time[key] * each));
    // Of each round, since the machine's speed changes meanwhile.
    const ratios = ours.map((time, round) => time / theirs[round]);
    const [least, median, most] = [0, 0.5, 1].map((share) => percentile(ratios, share).toFixed(2));
    const figures = [ours, theirs].map((times) => percentile(times, 0.5).toFixed(1));
    const figure = `${figures.join(' beside ')} ${unit}, ${least}–${median}–${most} times as much`;
    if (aim) report(`${name}, ${threads}`, figure, percentile(ratios, 0.5) <= aim, `≤ ${aim}`);
    else console.log(`         ${name}, ${threads}: ${figure}`);
  }
}

async function waysOf({ url, admin, students, logIn }) {
  const admins = await makeAdmins(url, admin, logIn);
  const me = `${url}/api/auth/me`;
  const guests = students.map((_, i) => ({ 'x-forwarded-for': `11.2.0.${i + 1}` }));
  return {
    'guest: GET /api/health/live': { url: `${url}/api/health/live`, headers: guests },
    'student: GET /api/auth/me': { url: me, headers: students.map(bearer) },
    'admin: GET /api/auth/me': { url: me, headers: admins.map(bearer) },
  };
}

function bearer(token) {
  return { authorization: `Bearer ${token}` };
}

function makeAdmins(url, token, logIn) {
  const indexes = Array.from({ length: ACCOUNTS }, (_, i) => i);
  return Promise.all(
    indexes.map(async (i) => {
      const account = { email: `admin-${i}@cohort.bench`, password: 'bench-password' };
      const fields = { name: `Admin ${i}`, role: 'admin', isActive: true };
      await call(`${url}/api/users`, token, json({ ...account, ...fields }));
      return logIn(url, account, `11.0.2.${i + 1}`);
    }),
  );
}
