import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unique } from '../support/actors';
import { openTab } from './support/tabs';
import { asNewAdmin, expect, test } from './support/test';
import { expectFits } from './support/walking';

const SITES = (process.env.CHANGING_SITES ?? '').split(',');

async function untilDone(page: Page): Promise<string> {
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('Done')).toBeVisible();
  await expectFits(page);
  return page.url();
}

test(
  'a crawl is exported, made again when a page has changed, and compared with the one before',
  { tag: '@phone' },
  async ({ page, openAs }, { parallelIndex }) => {
    const name = unique('shop');
    const start = `${SITES[parallelIndex % SITES.length]}/${name}`;
    await openAs(await asNewAdmin(), '/full-site-scrapper');
    const field = page.getByRole('textbox', { name: 'Start URL' });
    await expect(field).toHaveValue(/^http/);
    await field.fill(start);
    await page.getByRole('button', { name: 'GET URI DATA' }).click();
    const former = await untilDone(page);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const pages = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Pages as CSV' }).click();
    expect(await readFile(await (await pages).path(), 'utf8')).toContain('Swift 3 from 99 EUR');
    await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();

    await fetch(start, { method: 'PUT' });
    await page.getByRole('button', { name: 'Crawl again' }).click();
    await expect(page).not.toHaveURL(former);
    await untilDone(page);
    await openTab(page, /^Compare$/);
    await page.getByRole('button', { name: /^Compare with \d{1,2} \w{3} \d{4}/ }).click();
    const other = page.getByRole('combobox', { name: 'Compare with' });
    await expect(other).toHaveValue(new RegExp(name));
    await expect(other).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Changed pages (1)' })).toBeVisible();
    await expect(page.getByText('“Swift 3 from 99 EUR” → “Swift 3 from 89 EUR”')).toBeVisible();
    await expectFits(page);
    const comparison = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Comparison as CSV' }).click();
    expect(await readFile(await (await comparison).path(), 'utf8')).toContain('Swift 3 from 89 EUR');
  },
);
