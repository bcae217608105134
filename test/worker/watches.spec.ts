import type { NoticeView } from '../../src/contracts/notices/notices';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { waitFor } from '../support/waiting';
import { pageOf, startWatchedSite, type WatchedSite } from '../support/watched-site';
import { watchesOf } from '../support/watches';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** A lease, a confirmation and the looks in between. */
const ONE_CHECK = { timeoutMs: 330_000 };

jest.setTimeout(900_000);

let site: WatchedSite;
let cluster: Cluster;
let admin: SignedIn;

beforeAll(async () => {
  site = await startWatchedSite();
  cluster = await startCluster({ ownDatabase: true, env: { FETCH_ALLOW_HOSTS: site.host } });
  admin = await asAdmin(cluster.url);
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

const fetches = () => site.asked.filter((path) => path === '/page').length;

it('goes on with a check whose worker was killed, and tells what it finds once', async () => {
  const watches = watchesOf(admin);
  site.set('/page', pageOf('Old', ''));
  const { id } = expectStatus(await watches.add({ url: `${site.origin}/page` }), 201);
  await waitFor('the baseline', async () => (await watches.get(id)).baselineAt, ONE_CHECK);
  site.set('/page', pageOf('New', ''));
  const before = fetches();
  expectStatus(await admin.post(`/api/watches/${id}/check`), 200);
  await waitFor('the first fetch', () => Promise.resolve(fetches() > before), ONE_CHECK);
  await cluster.killWorkers();
  await cluster.startWorker();
  if (cluster.hasOwnApi) await cluster.startWorker();
  await waitFor('the change', async () => (await watches.get(id)).lastChange, ONE_CHECK);
  expect(await watches.changes(id)).toMatchObject([
    { fields: ['title'], severity: 'warning', seenOnce: false },
  ]);
  expect((await watches.checks(id)).map(({ found, manual }) => [found, manual])).toEqual([
    ['changed', true],
    ['baseline', false],
  ]);
  const notices = expectStatus(await admin.get<NoticeView[]>('/api/notices'), 200);
  expect(notices.filter(({ kind }) => kind === 'watch.changed')).toHaveLength(1);
});
