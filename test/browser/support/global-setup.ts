import { startServer } from '../../support/server';

/** One server with the sample data for all browser tests. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ env: { SAMPLE_DATA: 'on' } });
  process.env.COHORT_TEST_URL = server.url;
  return () => server.stop();
}
