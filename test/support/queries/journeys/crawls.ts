import { Types } from 'mongoose';
import type { CrawledPageRow } from '../../../../src/contracts/scraper/crawl-reports';
import { actorOf, createUser, expectStatus, logIn, PASSWORD } from '../../actors';
import { crawlsOf } from '../../crawls';
import { waitFor } from '../../waiting';
import type { Made, Product } from '../product';

const REPEATED = { every: 'daily', time: '03:00', zone: 'UTC', delay: 0, sitemaps: false };

/** What admins do with crawls: one goes to its end, one beyond its depth, one stays paused, one is deleted. */
export async function crawl({ admin, site, database }: Product, made: Made): Promise<void> {
  const crawls = crawlsOf(admin);
  const start = async (options: object = {}) =>
    (await crawls.start({ startUrl: site.origin, targets: true, ...options })).id;
  const whole = await start();
  await crawls.ended(whole);
  const [page] = expectStatus(await admin.get<CrawledPageRow[]>(`/api/crawls/${whole}/pages`), 200);
  made['/api/crawls'] = whole;
  made['/api/crawls/{id}/pages'] = page?.id ?? '';
  const shallow = await start({ depth: 1 });
  await crawls.ended(shallow);
  expectStatus(await admin.post(`/api/crawls/${shallow}/deepen`, { depth: 9 }), 200);
  await crawls.ended(shallow);
  const other = await start({ mode: 'list', addresses: [`${site.origin}/`] });
  await crawls.ended(other);
  made['/api/crawls/{id}/compare'] = other;
  made['/api/crawls/{id}/export/compare'] = other;
  made['/api/crawls/{id}/lists'] = 'anchors';
  made['/api/crawls/{id}/export/lists'] = 'anchors';
  made[`/api/crawls/{id}/compare/{otherId}`] = 'changed';
  const atWork = await pausedCrawl(admin, start);
  made['at work'] = atWork;
  // As it is before its report is there.
  await database
    .collection('crawls')
    .updateOne({ _id: new Types.ObjectId(atWork) }, { $set: { analysed: false } });
  const gone = await pausedCrawl(admin, start);
  for (const change of ['resume', 'cancel'])
    expectStatus(await admin.post(`/api/crawls/${gone}/${change}`), 200);
  expectStatus(await admin.delete(`/api/crawls/${gone}`), 200);
  await admin.post('/api/crawls/robots-test', { startUrl: site.origin, paths: ['/secret'] });
}

async function pausedCrawl(
  admin: Product['admin'],
  start: (options: object) => Promise<string>,
): Promise<string> {
  const { get } = crawlsOf(admin);
  const id = await start({ concurrency: 1 });
  await waitFor('the first pages', async () => (await get(id)).progress.visited > 3);
  expectStatus(await admin.post(`/api/crawls/${id}/pause`), 200);
  await waitFor('its report', async () => (await get(id)).analysed);
  return id;
}

export async function repeatCrawls({ admin, site, url }: Product, made: Made): Promise<void> {
  const path = '/api/crawl-schedules';
  const schedule = { ...REPEATED, startUrl: site.origin };
  const create = async (who: Pick<Product['admin'], 'post'> = admin) =>
    expectStatus(await who.post<{ id: string }>(path, schedule), 201).id;
  const [id, gone] = [await create(), await create()];
  expectStatus(await admin.put(`${path}/${id}`, { ...schedule, every: 'weekly' }), 200);
  expectStatus(await admin.post(`${path}/${id}/pause`), 200);
  expectStatus(await admin.post(`${path}/${id}/resume`), 200);
  expectStatus(await admin.post(`${path}/${id}/run`), 200);
  expectStatus(await admin.delete(`${path}/${gone}`), 200);
  made[path] = id;
  const other = await createUser({ role: 'admin' }, url);
  await create(actorOf((await logIn(other.email, PASSWORD, url)).token, url));
  expectStatus(await admin.delete(`/api/users/${other.id}`), 200);
}
