import { asStrategist } from '../support/strategies';
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

test(
  'an evaluation by meaning names the page for each cluster, and what tells so',
  { tag: '@phone' },
  async ({ page }) => {
    await signIn(page, await asStrategist(1, server.url), server.url);
    await page.goto(`${server.url}/content-strategy-evaluator`);
    await page.getByRole('button', { name: /sample/i }).click();
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await expect(result.getByRole('heading', { name: 'Next actions' })).toBeVisible(BY_THE_MODEL);
    await expect(result.getByText(/are compared by their words/)).toHaveCount(0);
    await expect(result.getByText(/^Write a page about “/).first()).toBeVisible();

    await result.getByLabel('Search these clusters').fill('moka pot');
    await expect(result.getByText('Ranks', { exact: true }).first()).toBeVisible();
    await result.getByLabel('Search these clusters').fill('');
    await result.getByRole('button', { name: /^cold brew, \d keywords/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/how alike the page’s best passage is/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await openTab(result, 'Pages');
    await expect(result.getByText('Start page', { exact: true })).toBeVisible();
    await expect(
      page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).resolves.toBe(true);
  },
);
