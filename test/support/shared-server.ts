import { startServer } from './server';

/** One server for all API tests; `test/support/http.ts` reads its address. */
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.COHORT_TEST_URL = server.url;
  return () => server.stop();
}
