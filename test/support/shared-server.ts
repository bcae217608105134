import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import buildAnew from './fresh-build';
import { startServer } from './server';
import { SITE_HOSTS } from './site-ports';

declare global {
  var sharedServer: Awaited<ReturnType<typeof startServer>> | undefined;
}

/**
 * One server for all API tests, which may read their sites: `test/support/http.ts` has its address, `store.ts` its database
 * and `site-ports.ts` the sites; `shared-server-end.ts` ends it.
 */
export default async function startSharedServer(): Promise<void> {
  buildAnew();
  const server = await startServer({
    lasting: true,
    env: { FETCH_ALLOW_HOSTS: SITE_HOSTS, SCRAPER_SEED_URL: 'https://seed.example' },
  });
  globalThis.sharedServer = server;
  process.env.COHORT_TEST_URL = server.url;
  process.env.COHORT_TEST_DATABASE = server.mongodbUri;
  process.env.COHORT_TEST_SITES = join(server.dataDir, 'sites');
  mkdirSync(process.env.COHORT_TEST_SITES);
}
