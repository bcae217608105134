import { startServer } from '../../support/server';

/** One server for all browser tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.COHORT_TEST_URL = server.url;
  return () => server.stop();
}
