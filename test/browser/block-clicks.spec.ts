import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asStudent } from '../support/actors';
import { BROWSER, boxWith, clicksOf } from '../support/go-links';
import { saveBlock } from '../support/saved-blocks';
import { ALL_BLOCKS, button, copy } from './support/block-editor';
import { csv } from './support/keyword-files';
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

test('a saved block goes through a file, into a page whose clicks are counted, and shows them in a chart', async ({
  page,
  openAs,
}) => {
  const student = await asStudent({ allowed: ALL_BLOCKS });
  const { id, name } = await saveBlock(student, boxWith([`${origin}/mug?a=1&b=2`, AMAZON]));
  await openAs(student, '/product-box-generator');
  const choose = async (action: string) => {
    await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const downloading = page.waitForEvent('download');
  await choose('Export JSON');
  const file = await readFile(await (await downloading).path());
  await page
    .getByLabel('Block file')
    .setInputFiles({ ...csv('Mine.json', file), mimeType: 'application/json' });
  await expect(page.getByText(`${name} (2)`)).toBeVisible();

  await choose('Clicks');
  const clicks = page.getByRole('dialog', { name: `Clicks on ${name}` });
  await expect(clicks.getByText('No link is counted yet')).toBeVisible();
  const counting = clicks.getByRole('switch', { name: 'Count clicks' });
  await counting.click();
  await expect(counting).toHaveAccessibleDescription(/1 link is counted\. 1 link to Amazon stays direct/);
  await clicks.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
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

  await choose('Clicks');
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
});
