import { expectStatus } from '../support/actors';
import { asLinker, interlinksOf, readSite } from '../support/interlinks';
import { LINK_PAGES, startLinkSite } from '../support/link-site';
import type { Site } from '../support/site';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { startCluster } from './support/start-cluster';

/** Its posts and its start. */
const PAGES = LINK_PAGES + 1;

jest.setTimeout(240_000);

let site: Site;
let cluster: Cluster;

beforeAll(async () => {
  // So much to compare that a worker is always met in the middle of it.
  site = await startLinkSite({ ballast: 1_500 });
  cluster = await startCluster({ env: { FETCH_ALLOW_HOSTS: site.host } });
});

afterAll(async () => {
  await cluster.stop();
  await site.close();
});

type Progress = { done: number; total: number };

it.each<[string, (progress: Progress, status: string) => boolean]>([
  ['before the pages are read', (_, status) => status === 'running'],
  ['while the pages are read', ({ done }) => done > 0],
  ['while their links are found', ({ done, total }) => total > 0 && done === total],
])(
  'suggests the same links, once and for one operation, when its worker is killed %s',
  async (_, isThere) => {
    const student = await asLinker(3, cluster.url);
    const readingId = await readSite(student, site.origin);
    const interlinks = interlinksOf(student, cluster.url);
    const { id } = expectStatus(await interlinks.start({ readingId }), 201);
    await waitFor(
      'the phase',
      async () => {
        const { progress, status } = await interlinks.get(id);
        return isThere(progress, status);
      },
      { intervalMs: 40 },
    );
    await cluster.killWorkers();
    await cluster.startWorker();
    const job = await interlinks.ended(id);
    expect(job).toMatchObject({ status: 'done', result: { pages: PAGES } });
    expect(await interlinks.used()).toBe(1);
    const undisturbed = await interlinks.run({ readingId });
    expect(undisturbed.parameters.free).toBe(true);
    const found = async (run: string) =>
      expectStatus(await interlinks.suggestions(run, { range: [0, 999], sort: ['score', 'ASC'] }), 200);
    expect(await found(id)).toEqual(await found(undisturbed.id));
    expect(await found(id)).toHaveLength(job.result?.suggestions ?? -1);
    expect(expectStatus(await interlinks.pages(id, { range: [0, 999] }), 200)).toHaveLength(PAGES);
  },
);

it('gives the operation back when it is cancelled while its worker is dead', async () => {
  const student = await asLinker(3, cluster.url);
  const readingId = await readSite(student, site.origin);
  const interlinks = interlinksOf(student, cluster.url);
  const { id } = expectStatus(await interlinks.start({ readingId }), 201);
  await cluster.killWorkers();
  if (!cluster.hasOwnApi) await cluster.startWorker();
  expectStatus(await interlinks.cancel(id), 200);
  if (cluster.hasOwnApi) await cluster.startWorker();
  await waitFor('what is given back', async () => (await interlinks.used()) === 0);
  expect((await interlinks.run({ readingId })).parameters.free).toBeUndefined();
  expect(await interlinks.used()).toBe(1);
});
