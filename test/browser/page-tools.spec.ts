import { asStudent } from '../support/actors';
import { type PageSite, startPageSite } from '../support/page-site';
import { startServer, type TestServer } from '../support/server';
import { expectAccessible } from './support/accessibility';
import { expect, test, title } from './support/test';

let site: PageSite;
let server: TestServer;

test.beforeAll(async () => {
  site = await startPageSite();
  server = await startServer({ env: { FETCH_ALLOW_HOSTS: site.host } });
});

test.afterAll(async () => {
  await server.stop();
  await site.close();
});

test('pages are read from a list, looked into, and shown by the other tools', async ({ browser }) => {
  const allowed = ['pages-analysis', 'interlink-extractor', 'heading-extractor'];
  const student = await asStudent({ allowed, at: server.url });
  const page = await browser.newPage({ baseURL: server.url, acceptDownloads: true });
  await page.addInitScript((token) => localStorage.setItem('jwt_access_token', token), student.token);
  await page.goto('/pages-analysis');
  await expect(title(page, 'Pages Analysis')).toBeVisible();
  await expect(page.getByText('No results yet')).toBeVisible();

  const field = page.getByLabel('Addresses, one a line');
  await field.fill(`${site.origin}/\nno address`);
  await page.getByRole('button', { name: 'Read pages' }).click();
  await expect(page.getByText(/^Line 2 \(no address\) has a space/)).toBeVisible();
  await field.fill(['/', '/guide', '/old', '/secret'].map((path) => site.origin + path).join('\n'));
  await page.getByRole('button', { name: 'Read pages' }).click();

  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('row', { name: /Home of the shoes/ })).toBeVisible();
  await expectAccessible(page);
  await result.getByLabel('Show').click();
  await page.getByRole('option', { name: 'Not read' }).click();
  await expect(result.getByRole('row', { name: /Blocked by robots.txt/ })).toBeVisible();
  await expect(result.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download csv' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\[pages-analysis\] .*\.csv$/);

  await page.goto('/heading-extractor');
  await page.getByRole('button', { name: /^Preview http/ }).click();
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText('Several h1')).toBeVisible();
  await dialog.getByRole('button', { name: `${site.origin}/guide` }).click();
  const outline = page.getByRole('list', { name: 'Headings' });
  await expect(outline.getByRole('listitem')).toHaveText([/One/, /Two.*Several h1/, /Empty.*Empty heading/]);

  await page.goto('/interlink-extractor');
  await page.getByRole('button', { name: /^Preview http/ }).click();
  await expect(page.getByRole('row', { name: /Gone nofollow nav Internal/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(page.getByText('Orphan', { exact: true }).first()).toBeVisible();
  await page.close();
});
