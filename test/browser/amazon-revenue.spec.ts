import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { expect, test, title } from './support/test';

const BOTH = ['amazon-revenue-by-visitors', 'amazon-revenue-by-keywords'];

async function choose(page: Page, category: string): Promise<void> {
  await page.getByLabel('Commission category').fill(category);
  await page.getByRole('option', { name: category }).first().click();
}

const period = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click();
/** Whether the table has columns out of sight. */
const isCut = (page: Page) =>
  page
    .getByRole('region', { name: 'Figures of every period' })
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
const figures = async (page: Page, name: string) =>
  (await period(page, name).locator('dl').innerText()).split('\n').filter((line) => line.trim() !== '');

test(
  'a forecast by visitors: everything wrong is told, then cards, table and csv',
  { tag: '@phone' },
  async ({ page, context, openAs }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(await asStudent({ allowed: BOTH }), '/amazon-revenue-by-visitors');
    await expect(title(page, 'Amazon Revenue By Visitors')).toBeVisible();
    await expect(page.getByText('No forecast yet')).toBeVisible();

    await calculate(page);
    for (const sentence of [
      'Enter Estimated Monthly Visitors',
      'Enter Product Price',
      'Select your amazon commission category',
    ]) {
      await expect(page.getByText(sentence)).toBeVisible();
    }
    await page.getByLabel('Average product price').fill('cheap');
    await expect(page.getByText('Only Numbers are allowed')).toBeVisible();
    await page.getByLabel('Average product price').fill('-1');
    await expect(page.getByText('Only positive numbers are allowed')).toBeVisible();
    await expect(page.getByText('No forecast yet')).toBeVisible();

    await page.getByLabel('Estimated monthly visitors').fill('10000');
    await page.getByLabel('Average product price').fill('50');
    await choose(page, 'Watches');
    await expect(page.getByText('Commission: 4%')).toBeVisible();
    await calculate(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await figures(page, 'Yearly')).toEqual([
      'Total Visitors',
      '120,000',
      'Converted Buyers',
      '960',
      'Total Revenue',
      '$1,920.00',
    ]);

    for (const name of ['AdSense revenue', 'International sales', 'Cookie revenue']) {
      await page.getByLabel(name).check();
    }
    await calculate(page);
    await expect(period(page, 'Monthly')).toContainText('$246.00');
    expect(await figures(page, 'Monthly')).toEqual([
      'Total Visitors',
      '10,000',
      'Converted Buyers',
      '80',
      'Adsense Revenue',
      '$30.00',
      'INTL Amazon Revenue',
      '$24.00',
      'Cookie Revenue',
      '$32.00',
      'Amazon Revenue',
      '$160.00',
      'Total Revenue',
      '$246.00',
    ]);

    await expect(page.getByText('$246.00 a month, $2,952.00 a year.')).toBeVisible();

    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('row', { name: /^Yearly/ })).toContainText('$2,952.00');
    const hint = page.getByText('Scroll the table sideways to see every column.');
    const isPhone = (page.viewportSize()?.width ?? 0) < 1280;
    await expect.poll(() => isCut(page)).toBe(isPhone);
    await expect(hint).toBeVisible({ visible: isPhone });
    await page.getByRole('button', { name: 'Copy as CSV' }).click();
    await expect(page.getByText('The table is copied as CSV')).toBeVisible();
    const csv = await page.evaluate(() => navigator.clipboard.readText());
    expect(csv.split(/\r?\n/)[3]).toBe('Monthly,10000,80,30.00,24.00,32.00,160.00,246.00');
  },
);

test('an assumption of ours can be replaced, and is forgotten with its source', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: BOTH }), '/amazon-revenue-by-visitors');
  await page.getByLabel('Estimated monthly visitors').fill('10000');
  await page.getByLabel('Average product price').fill('50');
  await choose(page, 'Watches');
  await expect(page.getByLabel('International share')).toHaveCount(0);
  await page.getByLabel('International sales').check();
  await page.getByLabel('International share').fill('10');
  await calculate(page);
  await expect(period(page, 'Monthly')).toContainText('$16.00');
  await page.getByLabel('International share').fill('much');
  await calculate(page);
  await expect(page.getByText('Only Numbers are allowed')).toBeVisible();
  await page.getByLabel('International sales').uncheck();
  await calculate(page);
  await expect(period(page, 'Monthly')).not.toContainText('INTL');
  await page.getByLabel('International sales').check();
  await expect(page.getByLabel('International share')).toHaveValue('');
  await calculate(page);
  await expect(period(page, 'Monthly')).toContainText('$24.00');
});

test('a forecast by keywords, with a conversion of one’s own; leaving forgets it', async ({
  page,
  openAs,
}) => {
  await openAs(await asStudent({ allowed: BOTH }), '/amazon-revenue-by-keywords');
  await expect(title(page, 'Amazon Revenue By Keywords')).toBeVisible();
  await page.getByLabel('Main keyword volume').fill('8000');
  await page.getByLabel('Longtail keywords volume').fill('2000');
  await page.getByLabel('Average product price').fill('50');
  await choose(page, 'Shoes');
  await page.getByLabel('Custom buyer conversion').fill('2');
  await calculate(page);
  await expect(page.getByText('Select SERP Position You Want')).toBeVisible();
  await page.getByLabel('SERP position').click();
  await page.getByRole('option', { name: '4-6' }).click();
  await calculate(page);
  await expect(period(page, 'Monthly')).toContainText('650');
  await expect(period(page, 'Monthly')).toContainText('$26.00');
  await expect(page.getByText('Click rate at positions 4-6: 6.5%')).toBeVisible();

  await page.getByRole('button', { name: 'What is cookie revenue?' }).click();
  await expect(page.getByText(/buys within 24 hours/)).toBeVisible();

  await page.goto('/amazon-revenue-by-visitors');
  await page.goBack();
  await expect(page.getByText('No forecast yet')).toBeVisible();
  await expect(page.getByLabel('Main keyword volume')).toHaveValue('');
});

test('the server is asked by Calculate alone, and the forecast is dimmed until it answers', async ({
  page,
  openAs,
}) => {
  await openAs(await asStudent({ allowed: BOTH }), '/amazon-revenue-by-visitors');
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/calculators/**', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.getByLabel('Estimated monthly visitors').fill('10000');
  await calculate(page);
  await expect(page.getByText('Enter Product Price')).toBeVisible();
  expect(asked).toBe(0);

  await page.getByLabel('Average product price').fill('50');
  await choose(page, 'Watches');
  await calculate(page);
  await expect(page.getByRole('progressbar', { name: 'Calculating' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeFocused();
  answer();
  await expect(period(page, 'Monthly')).toContainText('$160.00');
  await expect(page.getByRole('progressbar', { name: 'Calculating' })).toHaveCount(0);

  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });
  const changed = page.getByText('You have changed the form since this forecast was made.');
  await page.getByLabel('Estimated monthly visitors').fill('20000');
  await expect(changed).toBeVisible();
  await page.getByLabel('Estimated monthly visitors').fill('10,000');
  await expect(changed).toBeHidden();
  await page.getByLabel('Estimated monthly visitors').fill('20,000');
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('row', { name: /^Monthly/ })).toContainText('$160.00');
  expect(asked).toBe(1);
  await calculate(page);
  await expect(page.getByRole('row', { name: /^Monthly/ })).toContainText('$320.00');
  await expect(changed).toBeHidden();
  expect(asked).toBe(2);
});

test('a forecast whose code or answer does not come says so, keeps the terms, and can be tried again', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(503);
  await openAs(await asStudent({ allowed: BOTH }), '/amazon-revenue-by-visitors');
  await page.getByLabel('Average product price').fill('50');
  await choose(page, 'Watches');
  // The form is higher than the screen, so that the message is out of sight when it comes.
  await page.setViewportSize({ width: 1280, height: 420 });
  for (const [address, visitors, revenue] of [
    ['**/assets/Forecast-*.js', '10000', '$160.00'],
    ['**/api/calculators/**', '20000', '$320.00'],
  ] as const) {
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByLabel('Estimated monthly visitors').fill(visitors);
    await calculate(page);
    await expect(page.getByText('The forecast could not be made. Please try again.')).toBeInViewport();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(period(page, 'Monthly')).toContainText(revenue);
  }
});

test('both estimators are accessible, empty and with a forecast', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: BOTH }), '/amazon-revenue-by-keywords');
  await expect(title(page, 'Amazon Revenue By Keywords')).toBeVisible();
  await calculate(page);
  await expect(page.getByText('Enter Main Keyword Volume')).toBeVisible();
  await expectAccessible(page, { narrow: true });
  await page.goto('/amazon-revenue-by-visitors');
  await page.getByLabel('Estimated monthly visitors').fill('10000');
  await page.getByLabel('Average product price').fill('50');
  await choose(page, 'Watches');
  await page.getByLabel('AdSense revenue').check();
  await calculate(page);
  await expect(period(page, 'Yearly')).toBeVisible();
  for (const question of ['What is cookie revenue?', 'How many visitors buy?']) {
    await page.getByRole('button', { name: question }).click();
  }
  await expectAccessible(page, { narrow: true });
  await page.getByRole('button', { name: 'Table' }).click();
  await expectAccessible(page, { narrow: true });
});
