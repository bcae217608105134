import { startServer } from '../../support/server';
import { startCrawledSite } from './crawled-site';

/** One server for all browser tests, and a site that it may crawl. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startCrawledSite();
  const server = await startServer({
    env: { FETCH_ALLOW_HOSTS: site.host, SCRAPER_SEED_URL: `${site.origin}/` },
  });
  process.env.COHORT_TEST_URL = server.url;
  return async () => {
    await server.stop();
    await site.close();
  };
}
