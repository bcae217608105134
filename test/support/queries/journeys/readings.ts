import { Types } from 'mongoose';
import type { ReadingsRepository } from '../../../../src/modules/readings/readings.repository';
import { expectStatus } from '../../actors';
import { readingsOf } from '../../readings';
import { waitFor } from '../../waiting';
import { type Made, type Product, providerOf } from '../product';

const NOBODY = new Types.ObjectId();

/** What a student does with readings of sites, and an admin with the pages of a crawl. */
export async function readSites(product: Product, made: Made): Promise<void> {
  const { student, admin, pages, site } = product;
  const readings = readingsOf(student);
  const addresses = ['/', '/guide', '/shared'].map((path) => pages.origin + path);
  const { id } = await readings.run({ source: 'list', addresses });
  const [page] = (await readings.pages(id)).values();
  made['/api/readings'] = id;
  made['/api/readings/{id}/pages'] = page?.id ?? '';
  await readings.run({ source: 'sitemap', sitemapUrl: `${pages.origin}/none.xml` });
  const stopped = expectStatus(await readings.start({ startUrl: site.origin }), 201);
  await waitFor('the first pages', async () => (await readings.get(stopped.id)).progress.visited > 1);
  expectStatus(await readings.start({ startUrl: site.origin }), 409);
  for (const change of ['pause', 'resume', 'cancel'])
    expectStatus(await student.post(`/api/jobs/${stopped.jobId ?? ''}/${change}`), 200);
  expectStatus(await readings.remove((await readings.run({ source: 'list', addresses })).id), 204);
  await readingsOf(admin).run({ source: 'crawl', crawlId: made['/api/crawls'], pageLimit: 3 });
  await accidents(product);
}

/** What the schedule asks, and what is asked of a reading that is being deleted. */
async function accidents({ worker }: Product): Promise<void> {
  const readings = providerOf<ReadingsRepository>(worker, 'ReadingsRepository');
  const now = new Date();
  await readings.listMadeBefore(new Date(0), 20);
  await readings.listDeleting(now, 20);
  await readings.isHeld(NOBODY, now);
  await readings.listAllOwned(NOBODY.toHexString());
}
