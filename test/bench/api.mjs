// npm run bench:api -- COMMIT: the processor time of a guarded request, and of a server that nobody asks, in turns with
// the server of that commit.
import { setTimeout as pause } from 'node:timers/promises';
import { withBuildOf } from './api/build-of.mjs';
import { send } from './api/load.mjs';
import { percentile } from './support/probe.mjs';
import { report } from './support/report.mjs';
import { call, json, withServer } from './support/server.mjs';
import { processorTimeDuring } from './support/threads.mjs';

/** Each with new processes: two of the same build may differ by a tenth for as long as they live. */
const SITTINGS = 5;
const ROUNDS = 24;
/** In which each server comes to its usual speed. */
const FIRST_ROUNDS = 16;
const REQUESTS = 100;
/** An account asks less often in all than it may in one minute, however fast the machine is. */
const MOST_REQUESTS = 250;
const ACCOUNTS = Math.ceil(((FIRST_ROUNDS + ROUNDS) * REQUESTS) / MOST_REQUESTS);
/** What is done each minute is in it. */
const IDLE_MS = 60_000;
const SETTLING_MS = 10_000;
const IDLE = 'nobody asks';
/** A build beside itself came to 1.04 on a busy machine. */
const AIM = 1.05;

const [commit] = process.argv.slice(2);
if (commit) await withBuildOf(commit, compare);
else {
  console.error('Name the commit to compare with: npm run bench:api -- COMMIT');
  process.exitCode = 1;
}

async function compare(root) {
  const sittings = [];
  for (let sitting = 0; sitting < SITTINGS; sitting += 1) {
    const onHere = (work) => withServer(ACCOUNTS, work);
    const onThere = (work) => withServer(ACCOUNTS, work, {}, root);
    const [onFirst, onSecond] = sitting % 2 ? [onHere, onThere] : [onThere, onHere];
    const servers = (first, second) =>
      sitting % 2 ? { here: first, there: second } : { here: second, there: first };
    const measured = (first) => onSecond((second) => measure(servers(first, second)));
    sittings.push(await onFirst(measured));
  }
  for (const name of Object.keys(sittings[0])) {
    const timesOf = sittings.map((times) => times[name]);
    const [ms, unit] = name === IDLE ? [IDLE_MS, 'ms a second'] : [REQUESTS, 'µs a request'];
    print(name, timesOf, { each: 1_000 / ms, unit, aim: name.includes('health') ? undefined : AIM });
  }
}

/** The times of both by what was asked. */
async function measure(servers) {
  const ways = { here: await waysOf(servers.here), there: await waysOf(servers.there) };
  const names = Object.keys(ways.here);
  const times = Object.fromEntries(names.map((name) => [name, { here: [], there: [] }]));
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round += 1) {
    const places = round % 2 ? ['here', 'there'] : ['there', 'here'];
    for (const name of names) {
      for (const place of places) {
        const { url, headers } = ways[place][name];
        const time = await processorTimeDuring(servers[place].pid, () => send(REQUESTS, url, headers));
        if (round >= FIRST_ROUNDS) times[name][place].push(time);
      }
    }
  }
  return { ...times, [IDLE]: await idle(servers) };
}

/** Both in the same seconds: neither does anything that the other one would wait for. */
async function idle({ here, there }) {
  await pause(SETTLING_MS);
  const servers = [here, there];
  const times = servers.map(({ pid }) => processorTimeDuring(pid, () => pause(IDLE_MS)));
  const [ours, theirs] = await Promise.all(times);
  return { here: [ours], there: [theirs] };
}

function print(name, sittings, { each, unit, aim }) {
  for (const [key, threads] of Object.entries({ main: 'main thread', all: 'all threads' })) {
    // Of each round, since the machine's speed changes meanwhile.
    const ratios = sittings.map(({ here, there }) =>
      median(here.map((time, round) => time[key] / there[round][key])),
    );
    const [least, ratio, most] = [0, 0.5, 1].map((share) => percentile(ratios, share));
    const [ours, theirs] = ['here', 'there'].map((place) =>
      (median(sittings.flatMap((times) => times[place].map((time) => time[key]))) * each).toFixed(1),
    );
    const range = [least, ratio, most].map((value) => value.toFixed(2)).join('–');
    const figure = `${ours} beside ${theirs} ${unit}, by sittings ${range} times as much`;
    if (aim) report(`${name}, ${threads}`, figure, ratio <= aim, `≤ ${aim}`);
    else console.log(`         ${name}, ${threads}: ${figure}`);
  }
}

function median(values) {
  return percentile(values, 0.5);
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
