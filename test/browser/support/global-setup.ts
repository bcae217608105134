import { startPageSite } from '../../support/page-site';
import { startServer } from '../../support/server';
import { startCrawledSite } from './crawled-site';

/** One server for all browser tests, a site that it may crawl, and one of pages of each kind: PAGE_SITE. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [site, pages] = await Promise.all([startCrawledSite(), startPageSite()]);
  const server = await startServer({
    env: { FETCH_ALLOW_HOSTS: `${site.host},${pages.host}`, SCRAPER_SEED_URL: `${site.origin}/` },
  });
  process.env.COHORT_TEST_URL = server.url;
  process.env.PAGE_SITE = pages.origin;
  return async () => {
    await server.stop();
    await Promise.all([site.close(), pages.close()]);
  };
}
