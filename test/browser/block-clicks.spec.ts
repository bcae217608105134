import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asStudent, expectStatus as expectAnswer } from '../support/actors';
import type { SavedBlockEntry } from '../../src/contracts/blocks/blocks';
import { BROWSER, boxWith, clicksOf } from '../support/go-links';
import { saveBlock } from '../support/saved-blocks';
import { expectAccessible } from './support/accessibility';
import { ALL_BLOCKS, button, clipboard, copy, customize, dialog } from './support/block-editor';
import { expect, test } from './support/test';

// A browser without a window says so, and would count for a bot.
test.use({ userAgent: BROWSER, permissions: ['clipboard-read', 'clipboard-write'] });

/** A publisher's page with what was pasted into it, and a shop. */
let site: Server;
let origin: string;
let pasted = '';
test.beforeAll(async () => {
  site = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      url === '/' ? `<!doctype html><title>Review</title>${pasted}` : '<!doctype html><h1>Shop</h1>',
    );
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const AMAZON = 'https://www.amazon.com/dp/B000000000?tag=me-20';

test('clicks on a pasted block are counted, and show in a chart @phone', async ({ page, openAs }) => {
  const student = await asStudent({ allowed: ALL_BLOCKS });
  const { id, name } = await saveBlock(student, boxWith([`${origin}/mug?a=1&b=2`, AMAZON]));
  await openAs(student, '/product-box-generator');
  const openClicks = async () => {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Clicks' }).click();
  };
  await openClicks();
  const clicks = page.getByRole('dialog', { name: `Clicks on ${name}` });
  await expect(clicks.getByText('No link is counted yet')).toBeVisible();
  const counting = clicks.getByRole('switch', { name: 'Count clicks' });
  await expect(counting).not.toBeChecked();
  await expect(counting).toHaveAccessibleDescription(/1 link to Amazon stays direct and uncounted/);
  await counting.click();
  await expect(counting).toBeChecked();
  await expect(counting).toHaveAccessibleDescription(/1 link is counted\. 1 link to Amazon stays direct/);
  await expect(clicks.getByText('which only this computer can open')).toBeVisible();
  await expectAccessible(page);
  await clicks.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Clicks counted')).toBeVisible();

  await page.getByRole('button', { name: `Open ${name}` }).click();
  await button(page, 'Done').click();
  pasted = await copy(page, 'Copy HTML');
  expect(pasted).toMatch(/href="http:\/\/127\.0\.0\.1:\d+\/go\/[0-9A-Za-z]{16}"/);
  expect(pasted).not.toContain(`${origin}/mug`);
  expect(pasted).toContain(`href="${AMAZON}"`);
  await button(page, 'Close').click();

  const article = await page.context().newPage();
  await article.goto(origin);
  const link = article.getByRole('link', { name: 'Buy at 1' });
  // A new window asks for its page before it is told its user agent, as a headless browser, which is taken for a bot.
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.removeAttribute('target'));
  await link.click();
  await expect(article).toHaveURL(`${origin}/mug?a=1&b=2`);
  await article.close();
  // A busy server leads on first, and counts afterwards.
  await expect.poll(async () => (await clicksOf(student, id)).total).toBe(1);

  await openClicks();
  await expect(clicks.getByText('1 click', { exact: true })).toBeVisible();
  const row = clicks.getByRole('row', { name: /Buy at 1/ });
  await expect(row.getByRole('cell')).toHaveText('1');
  await expect(clicks.getByRole('img', { name: /Bars of clicks, one per day/ })).toBeVisible();
  await clicks.getByRole('button', { name: '395 days' }).click();
  await expect(clicks.getByRole('img', { name: /Bars of clicks, one per week/ })).toBeVisible();
  await clicks.getByRole('button', { name: 'Table' }).click();
  await expect(
    clicks.getByRole('region', { name: 'Clicks of every day' }).getByRole('row').nth(1),
  ).toContainText(/1$/);
  await expectAccessible(page);
});

test('the editor counts a saved block, and saves what was changed as it is copied', async ({
  page,
  openAs,
}) => {
  const student = await asStudent({ allowed: ALL_BLOCKS });
  await openAs(student, '/product-box-generator');
  await customize(page, 'Product Box 1');
  const counting = dialog(page).getByRole('switch', { name: 'Count clicks' });
  await expect(counting).toBeDisabled();
  await expect(counting).toHaveAccessibleDescription(/^Save the block first\./);
  await button(page, 'Save').click();
  const naming = page.getByRole('dialog', { name: 'Save block' });
  await naming.getByLabel('Name').fill('Counted');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(counting).toBeEnabled();
  await counting.click();
  await expect(counting).toBeChecked();
  await expect(dialog(page)).toHaveAccessibleDescription('Counted · Saved');

  await dialog(page).getByLabel('Product name').fill('Mug with clicks');
  await dialog(page).getByLabel('Image link').fill(`${origin}/picture`);
  await button(page, 'Done').click();
  const copied = await copy(page, 'Copy block');
  await expect(dialog(page)).toHaveAccessibleDescription('Counted · Saved');
  expect(copied).toContain('Mug with clicks');
  expect(copied).not.toContain(`${origin}/picture`);
  const [block] = expectAnswer(await student.get<SavedBlockEntry[]>('/api/blocks'), 200);
  const { links } = await clicksOf(student, block?.id ?? '');
  expect(links.map(({ target }) => target)).toContain(`${origin}/picture`);

  await button(page, 'Edit').click();
  await counting.click();
  await expect(counting).not.toBeChecked();
  await button(page, 'Done').click();
  await button(page, 'Copy HTML').click();
  await expect.poll(() => clipboard(page)).toContain(`href="${origin}/picture"`);
});

test('a copy whose links cannot be made is none, and says so', async ({ page, openAs, expectStatus }) => {
  expectStatus(503);
  const student = await asStudent({ allowed: ALL_BLOCKS });
  const { name } = await saveBlock(student, boxWith([`${origin}/mug`]));
  await page.route('**/api/blocks/*/links', (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'UNAVAILABLE', message: 'Please try again later' },
    }),
  );
  await openAs(student, '/product-box-generator');
  await page.getByRole('button', { name: `Open ${name}` }).click();
  const counting = dialog(page).getByRole('switch', { name: 'Count clicks' });
  await counting.click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Please try again later' })).toBeVisible();
  await button(page, 'Done').click();
  await button(page, 'Copy HTML').click();
  await expect(page.getByText('Please try again later').last()).toBeVisible();
  await expect(page.getByText('The HTML is copied')).toHaveCount(0);
});
