// npm run bench:lists: how long every admin list, filter, sort, search, picker and export takes in a full community;
// with `-- everything`, of those alone whose names hold that.
import { requests } from './lists/requests.mjs';
import { seed } from './lists/seed.mjs';
import { report } from './support/report.mjs';
import { call, json, withServer } from './support/server.mjs';

const SIZE = { users: 20_000, batches: 60, plans: 40 };
const ROUNDS = 5;
const LIMIT_MS = 300;
/** Each may ask 300 times a minute. */
const ADMINS = 4;
const ASKED = process.argv[2] ?? '';

await withServer(0, async ({ url, folder, admin, logIn }) => {
  const { batchIds, planIds } = await seed(folder, SIZE);
  const tokens = await makeAdmins(url, admin, logIn);
  console.log(
    `${Object.entries(SIZE)
      .map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
      .join(', ')}; median and worst of ${ROUNDS}\n`,
  );
  for (const [what, path] of requests(batchIds[7], planIds[7])) {
    if (!what.includes(ASKED)) continue;
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
