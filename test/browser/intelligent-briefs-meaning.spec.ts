import { asWriter } from '../support/optimize';
import { startServer, type TestServer } from '../support/server';
import { openTab } from './support/tabs';
import { expect, signIn, test } from './support/test';

/** A busy machine takes its time to load it. */
const BY_THE_MODEL = { timeout: 240_000 };

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({ env: { MEANING: 'on' } });
});
test.afterAll(() => server.stop());

test('a brief by meaning tells how it works while it does, and its terms are of the topic @phone', async ({
  page,
}) => {
  const plan = { 'intelligent-briefs': { numberOfOperations: 1, numberOfOutlines: 4 } };
  await signIn(page, await asWriter(1, server.url, plan), server.url);
  await page.goto(`${server.url}/intelligent-briefs`);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await expect(
    page.getByRole('region', { name: 'Progress' }).getByText(/^Comparing by meaning: \d+%/),
  ).toBeVisible(BY_THE_MODEL);
  await expect(page.getByText(/^Working for .* · the sentence model uses \d+ MB of memory$/)).toBeVisible();
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toBeVisible(BY_THE_MODEL);
  await expect(page.getByText(/compared by their words/)).toHaveCount(0);
  await openTab(findings, /^Terms/);
  await expect(findings.getByText('cold brew coffee', { exact: true }).first()).toBeVisible();
  await expect(findings.getByText('grind size', { exact: true }).first()).toBeVisible();
  await expect(page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).resolves.toBe(
    true,
  );
});
