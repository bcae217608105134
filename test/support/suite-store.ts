import buildAnew from './fresh-build';
import { startStore } from './store';

declare global {
  var suiteStore: Awaited<ReturnType<typeof startStore>> | undefined;
}

/** One embedded store for a whole suite: `startDatabase` gives each spec a database of its own there. */
export default async function startSuiteStore(): Promise<void> {
  buildAnew();
  globalThis.suiteStore = await startStore();
  process.env.COHORT_TEST_STORE = globalThis.suiteStore.uri;
}
