import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Whether the table has columns out of sight. */
const isCut = (page: Page) =>
  page
    .getByRole('region', { name: 'Figures of every period' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test('a failed forecast is told in sight; a made one is a table that scrolls on a phone, and a csv', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(503);
  await openAs(await asStudent({ allowed: ['amazon-revenue-by-visitors'] }), '/amazon-revenue-by-visitors');
  await page.getByLabel('Estimated monthly visitors').fill('10000');
  await page.getByLabel('Average product price').fill('50');
  await page.getByLabel('Commission category').fill('Watches');
  await page.getByRole('option', { name: 'Watches' }).first().click();
  for (const source of ['AdSense revenue', 'International sales', 'Cookie revenue']) {
    await page.getByLabel(source).check();
  }
  // The form is higher than the screen, so that the message is out of sight when it comes.
  await page.setViewportSize({ width: 1280, height: 420 });
  const api = '**/api/calculators/**';
  await page.route(api, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(page.getByText('The forecast could not be made. Please try again.')).toBeInViewport();
  await page.unroute(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('$246.00 a month, $2,952.00 a year.')).toBeVisible();

  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: /^Yearly/ })).toContainText('$2,952.00');
  const shade = page.locator('[data-scroll-shade]');
  await expect.poll(() => isCut(page)).toBe(false);
  await expect(shade).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(shade).toBeVisible();
  expect(await isCut(page)).toBe(true);
  await page.getByRole('button', { name: 'Copy as CSV' }).click();
  await expect(page.getByText('The table is copied as CSV')).toBeVisible();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  expect(csv.split(/\r?\n/)[3]).toBe('Monthly,10000,80,30.00,24.00,32.00,160.00,246.00');
});
