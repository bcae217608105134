import buildAnew from './fresh-build';
import { startServer } from './server';

declare global {
  var sharedServer: Awaited<ReturnType<typeof startServer>> | undefined;
}

/** One server for all API tests; `test/support/http.ts` reads its address, `shared-server-end.ts` ends it. */
export default async function startSharedServer(): Promise<void> {
  buildAnew();
  globalThis.sharedServer = await startServer();
  process.env.COHORT_TEST_URL = globalThis.sharedServer.url;
}
