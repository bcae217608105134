import { asWriter } from '../support/optimize';
import { startServer, type TestServer } from '../support/server';
import { openTab } from './support/tabs';
import { expect, signIn, test } from './support/test';

/** A busy machine takes its time to load it. */
const BY_THE_MODEL = { timeout: 240_000 };
/** Says what the pages call the fridge in a word of its own. */
const TEXT = 'Let it stand for twelve hours. A refrigerator is cold enough.';

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({ env: { MEANING: 'on' } });
});
test.afterAll(() => server.stop());

test('terms that a draft says in other words count half, and the score shows the sentence @phone', async ({
  page,
  isMobile,
}) => {
  await signIn(page, await asWriter(1, server.url), server.url);
  await page.goto(`${server.url}/optimize-prime`);
  await page.getByRole('button', { name: 'Try a sample' }).click();
  await page.getByRole('button', { name: 'Start draft' }).click(BY_THE_MODEL);
  const editor = page.getByRole('textbox', { name: 'Text of the draft' });
  await editor.fill(TEXT);
  const details = page.getByRole('button', { name: 'Show details' });
  if (isMobile || (await details.isVisible())) await details.click();
  const terms = page.getByRole('list', { name: 'Terms' });
  await expect(terms.getByText(/^covered as “.+”: counts half$/).first()).toBeVisible(BY_THE_MODEL);
  await openTab(page, 'Why this score');
  await page.getByRole('button', { name: /^Terms / }).click();
  const sums = page.getByRole('region', { name: 'Terms: sums' });
  const row = sums.getByRole('row').filter({ hasText: 'covered as “A refrigerator is cold enough.”' });
  await expect(row.first()).toContainText('0.50');
  await expect(page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).resolves.toBe(
    true,
  );
});
