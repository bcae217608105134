// npm run bench:day: what one day of a student costs: requests, bytes, work of the database and of the workers.
import { setTimeout as pause } from 'node:timers/promises';
import { pathOf, startSite } from './crawl/site.mjs';
import { countingProxy } from './day/counting-proxy.mjs';
import { liveDay } from './day/student.mjs';
import { call, json, withServer, withStore } from './support/server.mjs';

const STUDENTS = 10;
/** Long enough for what workers do each minute. */
const IDLE_MS = 65_000;
const MANAGEMENT_PORT = 9_477;
const TOOLS = ['intent-finder', 'word-counter', 'pages-analysis', 'schema-intelligence', 'ppl-files'];
const BLOCKS = ['pros-and-cons-generator', 'pros-cons-1'];
const PPL_BYTES = 100_000;

const site = await startSite(100);
try {
  await withStore(async (uri) => {
    const proxy = await countingProxy(uri);
    const env = { MONGODB_URI: proxy.uri, MANAGEMENT_PORT, FETCH_ALLOW_HOSTS: site.host, TRUST_PROXY: 'off' };
    try {
      await withServer(0, (server) => measure(server, proxy.counts), env);
    } finally {
      proxy.stop();
    }
  });
} finally {
  await site.stop();
}

async function measure({ url, admin }, counts) {
  const accounts = await makeStudents(url, admin);
  const form = new FormData();
  form.append('name', 'Leads');
  form.append('file', new Blob(['name,city\n'.repeat(PPL_BYTES / 10)]), 'leads.csv');
  const { id: ppl } = await (
    await call(`${url}/api/ppl/createPPLFile/`, admin, { method: 'POST', body: form })
  ).json();
  const day = (account) => liveDay({ url, account, site: site.origin, ppl, pathOf });
  await day(accounts.pop());

  const idle = await during(counts, () => pause(IDLE_MS));
  const days = await during(counts, async () => {
    const logs = [];
    for (const account of accounts) logs.push(await day(account));
    return logs;
  });
  const each = (name) => days.value.reduce((sum, log) => sum + log[name], 0) / days.value.length;
  /** Without what runs while nobody is there. */
  const net = (name) => (days[name] - (idle[name] * days.seconds) / idle.seconds) / days.value.length;
  console.log(`  a student's day, the mean of ${days.value.length}:`);
  print('requests', each('requests').toFixed(0));
  print('kB up, kB down', `${kilobytes(each('up'))}, ${kilobytes(each('down'))}`);
  print('reads of the database', net('reads').toFixed(0));
  print('writes, documents written', `${net('writes').toFixed(0)}, ${net('written').toFixed(0)}`);
  print('kB to the database, kB from it', `${kilobytes(net('sent'))}, ${kilobytes(net('answered'))}`);
  for (const name of Object.keys(days).filter((key) => key.startsWith('job ')))
    print(`seconds of ${name}`, net(name).toFixed(2));
  print('processor seconds, API and worker', net('cpu').toFixed(2));
  console.log('  while nobody is there, a minute of one process:');
  for (const name of ['reads', 'writes', 'cpu'])
    print(name, ((idle[name] * 60) / idle.seconds).toFixed(name === 'cpu' ? 2 : 0));
}

/** By how much the counts and metrics grow, and what the work gave. */
async function during(counts, work) {
  const before = { ...counts, ...(await metrics()) };
  const start = performance.now();
  const value = await work();
  const seconds = (performance.now() - start) / 1_000;
  const after = { ...counts, ...(await metrics()) };
  const grown = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)]);
  return { ...Object.fromEntries(grown), seconds, value };
}

/** Seconds of runs by the kind of job, and processor seconds of the whole process. */
async function metrics() {
  const text = await (await call(`http://127.0.0.1:${MANAGEMENT_PORT}/metrics`)).text();
  const jobs = [...text.matchAll(/^cohort_job_seconds_sum\{.*kind="([^"]+)".*\} (\S+)$/gm)];
  const [, cpu] = /^process_cpu_seconds_total (\S+)$/m.exec(text);
  return {
    cpu: Number(cpu),
    ...Object.fromEntries(jobs.map(([, kind, sum]) => [`job ${kind}`, Number(sum)])),
  };
}

/** So many and one more, who warms the server up. */
async function makeStudents(url, admin) {
  const post = async (path, body) => (await call(url + path, admin, json(body))).json();
  const allowed = [...TOOLS, ...BLOCKS];
  const batch = await post('/api/permissions', { batch: 'Day', defaultTool: 'intent-finder', allowed });
  const limits = { 'schema-intelligence': { time: '1 day', numberOfOperations: 100 } };
  const plan = await post('/api/pro-plans', { name: 'Day', limits });
  const accounts = [];
  for (let i = 0; i <= STUDENTS; i += 1) {
    const account = { email: `student-${i}@cohort.bench`, password: 'bench-password' };
    const pro = { userType: 'pro', userPlan: plan.id, subscriptionEndDate: '2099-12-31' };
    await post('/api/users', { ...account, ...pro, name: `Student ${i}`, role: 'student', batch: batch.id });
    accounts.push(account);
  }
  return accounts;
}

function print(what, value) {
  console.log(`    ${what}: ${value}`);
}

function kilobytes(bytes) {
  return (bytes / 1_000).toFixed(0);
}
