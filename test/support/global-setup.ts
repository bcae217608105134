import { startServer, type TestServer } from './server';

declare global {
  var cohortTestServer: TestServer | undefined;
}

/** One server for all API tests; `test/support/http.ts` reads its address. */
export default async function globalSetup(): Promise<void> {
  const server = await startServer();
  globalThis.cohortTestServer = server;
  process.env.COHORT_TEST_URL = server.url;
}
