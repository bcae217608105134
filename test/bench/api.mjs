// npm run bench:api: how many guarded requests a second the API answers, beside a bare Node server, the same with one
// query of the embedded database, and the least Nest server.
import { measure } from './api/load.mjs';
import { startPeer } from './api/peers.mjs';
import { percentile } from './support/probe.mjs';
import { report } from './support/report.mjs';
import { call, json, withServer } from './support/server.mjs';

const ROUNDS = 24;
/** In which each server comes to its usual speed. */
const FIRST_ROUNDS = 9;
const SECONDS = 0.2;
/** Each may ask 300 times a minute. */
const ADMINS = 60;
const STUDENTS = 60;
/** Of the bare server's requests. */
const AIM = 0.1;

const bare = await startPeer('bare');
const query = await startPeer('query');
const nest = await startPeer('nest');
try {
  await withServer(STUDENTS, async ({ url, admin, students, logIn }) => {
    const admins = await makeAdmins(url, admin, logIn);
    const ways = [
      ['bare Node server', bare.url, [{}]],
      ['bare Node server with one query', query.url, [{}]],
      ['least Nest server', nest.url, [{}]],
      ['guest: GET /api/health/live', `${url}/api/health/live`, [{}]],
      ['student: GET /api/auth/me', `${url}/api/auth/me`, students.map(bearer)],
      ['admin: GET /api/auth/me', `${url}/api/auth/me`, admins.map(bearer)],
    ];
    const rates = new Map(ways.map(([name]) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, address, headers] of ways) {
        const perSecond = await measure(address, headers, SECONDS);
        if (round >= FIRST_ROUNDS) rates.get(name).push(perSecond);
      }
    }
    const limits = rates.get('bare Node server');
    for (const [name, each] of rates) {
      // Of each round, since the machine's speed changes meanwhile.
      const share = median(each.map((perSecond, round) => perSecond / limits[round]));
      const figure = `${median(each).toFixed(0)} requests/s, ${share.toFixed(3)} of the bare server`;
      if (name.includes('/me')) report(name, figure, share >= AIM, `≥ ${AIM}`);
      else console.log(`         ${name}: ${figure}`);
    }
  });
} finally {
  bare.stop();
  query.stop();
  nest.stop();
}

function median(values) {
  return percentile(values, 0.5);
}

function bearer(token) {
  return { authorization: `Bearer ${token}` };
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
