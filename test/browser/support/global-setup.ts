import { startMarketSite } from '../../support/market-site';
import { startPageSite } from '../../support/page-site';
import { startServer } from '../../support/server';
import { startCrawledSite } from './crawled-site';

/** One server for all browser tests, a site that it may crawl, one of pages of each kind, and one of many languages. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const sites = await Promise.all([startCrawledSite(), startPageSite(), startMarketSite()]);
  const [site, pages, market] = sites;
  const server = await startServer({
    env: {
      FETCH_ALLOW_HOSTS: sites.map(({ host }) => host).join(','),
      SCRAPER_SEED_URL: `${site.origin}/`,
    },
  });
  process.env.COHORT_TEST_URL = server.url;
  process.env.PAGE_SITE = pages.origin;
  process.env.MARKET_SITE = market.origin;
  return async () => {
    await server.stop();
    await Promise.all(sites.map((each) => each.close()));
  };
}
