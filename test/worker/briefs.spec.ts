import { expectStatus } from '../support/actors';
import { article, asBriefStudent, type BriefSite, briefsOf, startBriefSite } from '../support/briefs';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

jest.setTimeout(240_000);

let site: BriefSite;
let cluster: Cluster;
let briefs: ReturnType<typeof briefsOf>;

beforeAll(async () => {
  site = await startBriefSite();
  cluster = await startCluster({ env: { FETCH_ALLOW_HOSTS: site.host } });
  const student = await asBriefStudent({ numberOfOperations: 50, numberOfOutlines: 50 }, cluster.url);
  briefs = briefsOf(student, cluster.url);
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

const PAGES = Array.from({ length: 9 }, (_, index) => `/article/${index + 1}`);
const ORDER = () => ({
  keyword: 'burr grinder',
  competitors: [{ text: article(10) }, ...PAGES.map((path) => ({ address: site.origin + path }))],
});

/** Kills the worker when so many pages of a run are read, and has another one end it. */
async function killedAt(pages: number) {
  const before = await briefs.used();
  site.asked.length = 0;
  const { id } = expectStatus(await briefs.start(ORDER()), 201);
  await waitFor('the pages', async () => (await briefs.job(id)).progress.done >= pages);
  await cluster.killWorkers();
  await cluster.startWorker();
  const job = await briefs.ended(id);
  expect(await briefs.used()).toEqual(before.map((count) => count! + 1));
  return job;
}

it.each([
  ['before any page is read', 0],
  ['in the middle of the pages', 4],
  ['when all are read', 10],
])('makes one brief where its worker is killed %s', async (_, pages) => {
  const job = await killedAt(pages);
  expect(job).toMatchObject({ status: 'done', result: { read: 10, unread: 0, outlines: 1 } });
  const brief = expectStatus(await briefs.brief(job.result!.briefId), 200);
  expect(brief.pages.map(({ failure }) => failure)).toEqual(Array<null>(10).fill(null));
  expect(brief.version).toBe(1);
  // Only what was on its way when the worker died is asked for twice.
  const asked = site.asked.filter((path) => path.startsWith('/article/'));
  expect(asked.length).toBeLessThanOrEqual(PAGES.length + 4);
});

it('gives all back where a run is cancelled while its worker is dead, and nothing twice', async () => {
  const before = await briefs.used();
  const slow = ['a', 'b', 'c'].map((name) => ({ address: `${site.origin}/slow/${name}` }));
  const { id } = expectStatus(await briefs.start({ ...ORDER(), competitors: slow, outlines: 3 }), 201);
  await waitFor('the request', () => site.asked.includes('/slow/a'));
  await cluster.killWorkers();
  if (!cluster.hasOwnApi) await cluster.startWorker();
  await briefs.cancel(id);
  if (cluster.hasOwnApi) await cluster.startWorker();
  await waitFor('what is given back', async () => String(await briefs.used()) === String(before));
  const next = await briefs.run({ ...ORDER(), competitors: ORDER().competitors.slice(0, 3) });
  expect(next.status).toBe('done');
  expect(await briefs.used()).toEqual(before.map((count) => count! + 1));
});
