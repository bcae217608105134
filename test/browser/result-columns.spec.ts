import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { expect, test } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';

/** The first two columns of a table, the second of them in view before anybody scrolls sideways. */
async function expectFirst(page: Page, table: string, columns: readonly [string, string]): Promise<void> {
  const heads = page.getByRole('table', { name: table, exact: true }).getByRole('columnheader');
  await expect(heads.nth(0)).toHaveText(columns[0]);
  await expect(heads.nth(1)).toHaveText(columns[1]);
  const second = await heads.nth(1).boundingBox();
  expect((second?.x ?? Infinity) + 60).toBeLessThan(page.viewportSize()?.width ?? 0);
}

test('what one came for is in the first two columns @phone', async ({ page, openAs }) => {
  const allowed = ['interlink-extractor', 'heading-extractor', 'tld-language'];
  await openAs(await asStudent({ allowed }), '/heading-extractor');
  await page.getByLabel('URLs, one per line').fill(`${SITE}/\n${SITE}/guide`);
  await page.getByRole('button', { name: 'Read pages' }).click();
  const row = page.getByRole('row', { name: /\/guide/ });
  await expect(row.getByRole('cell').nth(1)).toHaveText(/One.*Several H1s/);
  await expectFirst(page, 'Pages', ['URL', 'Headings']);

  await expect(page).toHaveURL(/run=/);
  const run = new URL(page.url()).searchParams.get('run');
  await page.goto(`/interlink-extractor?run=${run}`);
  await expect(page.getByRole('row', { name: /\/guide.*Guide/ }).first()).toBeVisible();
  await expectFirst(page, 'Links', ['Leads to', 'Anchor']);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('row', { name: /\/guide/ })).toBeVisible();
  await expectFirst(page, 'Pages', ['URL', 'Inlinks']);

  await page.goto('/tld-language');
  await page.getByLabel('Domains, one per line').fill('shop.example.de');
  await expect(
    page
      .getByRole('row', { name: /Germany/ })
      .getByRole('cell')
      .nth(1),
  ).toHaveText(/GermanyGerman/);
  await expectFirst(page, 'Domains', ['Input', 'Country and language']);
});
