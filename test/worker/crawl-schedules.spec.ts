import { createConnection, Types } from 'mongoose';
import type { CrawlScheduleView } from '../../src/contracts/crawls/crawl-schedules';
import type { CrawlView } from '../../src/contracts/crawls/crawls';
import { asAdmin, expectStatus, type SignedIn } from '../support/actors';
import { type CrawledSite, startCrawledSite } from '../support/crawled-site';
import { listQuery } from '../support/http';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

const PAGES = 60;
const DAY_MS = 24 * 60 * 60_000;
/** The workers look each minute. */
const ONE_LOOK = { timeoutMs: 150_000 };

jest.setTimeout(400_000);

let site: CrawledSite;
let cluster: Cluster;
let admin: SignedIn;

beforeAll(async () => {
  site = await startCrawledSite(PAGES, { delay: 60 });
  cluster = await startCluster({ ownDatabase: true, env: { FETCH_ALLOW_HOSTS: site.host } });
  admin = await asAdmin(cluster.url);
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

const crawls = async () =>
  expectStatus(await admin.get<CrawlView[]>(`/api/crawls${listQuery({ range: [0, 9] })}`), 200);

/** Was due for the first time so many days ago. */
async function makeDue(id: string, days: number): Promise<void> {
  const connection = await createConnection(cluster.mongodbUri ?? '').asPromise();
  const nextRunAt = new Date(Date.now() - days * DAY_MS);
  await connection
    .collection('crawl_schedules')
    .updateOne({ _id: new Types.ObjectId(id) }, { $set: { nextRunAt } });
  await connection.close();
}

it('starts once what was missed for days while no worker ran, and tells of it though the next one is killed', async () => {
  const entered = { startUrl: site.origin, every: 'daily', time: '03:00', zone: 'UTC', delay: 0 };
  const created = await admin.post<CrawlScheduleView>('/api/crawl-schedules', entered);
  const { id } = expectStatus(created, 201);
  await cluster.killWorkers();
  await makeDue(id, 9);
  await cluster.startWorker();
  if (cluster.hasOwnApi) await cluster.startWorker();
  const first = await waitFor(
    'the crawl',
    async () => (await crawls()).find(({ progress }) => progress.visited > 5),
    ONE_LOOK,
  );
  await cluster.killWorkers();
  await cluster.startWorker();
  const schedule = await waitFor(
    'its end',
    async () => {
      const view = await admin.get<CrawlScheduleView[]>('/api/crawl-schedules');
      return expectStatus(view, 200).find(({ lastRun }) => lastRun?.outcome);
    },
    ONE_LOOK,
  );
  expect(schedule).toMatchObject({
    id,
    failures: 0,
    lastRun: { crawlId: first.id, outcome: 'done', pages: PAGES },
  });
  expect(Date.parse(schedule.nextRunAt ?? '')).toBeGreaterThan(Date.now());
  expect(await crawls()).toHaveLength(1);
});
