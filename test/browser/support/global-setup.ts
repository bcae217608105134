import buildAnew from '../../support/fresh-build';
import { startLinkSite } from '../../support/link-site';
import { startMarketSite } from '../../support/market-site';
import { startPageSite } from '../../support/page-site';
import { startServer } from '../../support/server';
import { startChangingSite } from './changing-site';
import { startCrawledSite } from './crawled-site';
import { startPointingSite } from './pointing-site';

/**
 * One server for all browser tests, a site that it may crawl, one of pages of each kind, one of many languages, one whose
 * pages could link to each other, one that points at another one, and some that change.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  buildAnew();
  const sites = await Promise.all([startCrawledSite(), startPageSite(), startMarketSite(), startLinkSite()]);
  const [site, pages, market, links] = sites;
  const [pointing, ...changing] = await Promise.all([
    startPointingSite(),
    // One for each worker: a host of watched pages is asked once in five seconds, whoever watches.
    startChangingSite(),
    startChangingSite(),
    startChangingSite(),
  ]);
  const all = [...sites, pointing.own, pointing.other, ...changing];
  const server = await startServer({
    env: {
      FETCH_ALLOW_HOSTS: all.map(({ host }) => host).join(','),
      SCRAPER_SEED_URL: `${site.origin}/`,
    },
  });
  process.env.COHORT_TEST_URL = server.url;
  process.env.COHORT_TEST_DATABASE = server.mongodbUri;
  process.env.PAGE_SITE = pages.origin;
  process.env.MARKET_SITE = market.origin;
  process.env.LINK_SITE = links.origin;
  process.env.POINTING_SITE = pointing.own.origin;
  process.env.CHANGING_SITES = changing.map(({ origin }) => origin).join();
  return async () => {
    await server.stop();
    await Promise.all(all.map((each) => each.close()));
  };
}
