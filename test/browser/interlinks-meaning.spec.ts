import { asLinker } from '../support/interlinks';
import { startServer, type TestServer } from '../support/server';
import { expect, signIn, test } from './support/test';

/** A busy machine takes its time to load it. */
const BY_THE_MODEL = { timeout: 240_000 };

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({ env: { MEANING: 'on' } });
});
test.afterAll(() => server.stop());

for (const [width, name] of [
  [1_280, 'on a desktop'],
  [360, 'on a phone'],
] as const) {
  test(`links by meaning say how near sentence and page are, and are accepted, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, await asLinker(2, server.url), server.url);
    await page.goto(`${server.url}/intelligent-interlinks`);
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await expect(page.getByText(/^Working for \d/)).toBeVisible();
    const result = page.getByRole('region', { name: 'Result', exact: true });
    const first = result.locator('[data-suggestion]').first();
    await expect(first).toBeVisible(BY_THE_MODEL);
    await expect(result.getByText(/Links were found by words alone/)).toHaveCount(0);
    await first.getByRole('button', { name: 'Why?' }).click();
    await expect(
      first.getByText(/^By meaning, the sentence is 0\.\d\d and the anchor 0\.\d\d/),
    ).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`links-${width}.png`), fullPage: true });
    await first.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(/^Accepted: “/)).toBeAttached();
  });
}
