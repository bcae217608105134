export default async function endSuiteStore(): Promise<void> {
  delete process.env.COHORT_TEST_STORE;
  await globalThis.suiteStore?.stop();
}
