import { expectStatus } from '../support/actors';
import { article, type BriefSite, startBriefSite } from '../support/briefs';
import { asWriter, optimizeOf } from '../support/optimize';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

jest.setTimeout(240_000);

let site: BriefSite;
let cluster: Cluster;
let optimize: ReturnType<typeof optimizeOf>;

beforeAll(async () => {
  site = await startBriefSite();
  cluster = await startCluster({ env: { FETCH_ALLOW_HOSTS: site.host } });
  optimize = optimizeOf(await asWriter(50, cluster.url), cluster.url);
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

const ORDER = () => ({
  keyword: 'burr grinder',
  competitors: [
    { text: article(10) },
    ...Array.from({ length: 9 }, (_, index) => ({ address: `${site.origin}/article/${index + 1}` })),
  ],
});

it.each([
  ['before any page is read', 0],
  ['in the middle of the pages', 4],
  ['when all are read', 10],
])('compares once where its worker is killed %s', async (_, pages) => {
  const before = (await optimize.used()) ?? 0;
  const { id } = expectStatus(await optimize.start(ORDER()), 201);
  await waitFor('the pages', async () => (await optimize.get(id)).progress.done >= pages);
  await cluster.killWorkers();
  await cluster.startWorker();
  expect(await optimize.ended(id)).toMatchObject({ status: 'done', result: { read: 10, unread: 0 } });
  expect(await optimize.used()).toBe(before + 1);
  const draft = expectStatus(await optimize.begin({ run: id }), 201);
  expect(draft.goal?.pages).toHaveLength(10);
});
