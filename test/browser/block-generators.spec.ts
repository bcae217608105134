import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { ALL_BLOCKS, button, copy, customize, dialog, preview } from './support/block-editor';
import { pickUp } from './support/sortable';
import { expect, test, title } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The modules that the usage log was told of. */
function watchLog(page: Page): unknown[] {
  const modules: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/moduleLogs')) modules.push(request.postDataJSON());
  });
  return modules;
}

test('what is edited shows in the preview, and looks the same in a page of one’s own', async ({
  page,
  openAs,
}) => {
  const log = watchLog(page);
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/product-box-generator');
  await expect(title(page, 'Product Box Generator')).toBeVisible();
  await customize(page, 'Product Box 1');
  await dialog(page).getByLabel('Product name').fill('Kettle <b>"3000"</b>');
  await expect(preview(page).getByText('Kettle <b>"3000"</b>').first()).toBeVisible();
  await dialog(page).getByRole('textbox', { name: 'Theme color' }).fill('#b02271');
  await expect(preview(page).locator('.cohort-block')).toHaveAttribute('style', /--cohort-theme: #b02271/);
  await dialog(page).getByLabel('Show top pick').uncheck();
  await expect(preview(page).getByText('Top Pick')).toHaveCount(0);
  const keys = preview(page).locator('.cohort-key');
  const before = await keys.allInnerTexts();
  await button(page, 'Move Feature 1').focus();
  await pickUp(page, 'Feature 1 is at place 1 of');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/Feature 1 is at place [2-9] of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(keys.first()).not.toHaveText(before[0] ?? '');
  expect((await keys.allInnerTexts()).sort()).toEqual([...before].sort());

  await button(page, 'Done').click();
  const html = await copy(page, 'Copy HTML');
  expect(html).toContain('rel="sponsored nofollow noopener" target="_blank"');
  expect(log).toEqual([{ module: 'Product Box Generator', numberOfOperations: 1 }]);
  const css = await copy(page, 'Copy CSS');
  expect(css).toContain('.cohort-product-box-1:not(');
  expect(css).not.toContain('cohort-product-box-2');
  expect(log).toHaveLength(1);
  const separate = `<style>${css}</style><main style="width: 340px">${html}</main>`;
  const block = `<main style="width: 340px">${await copy(page, 'Copy block')}</main>`;
  const shown = await preview(page).innerHTML();
  const own = await page.context().newPage();
  expect(await asRead(own, html)).toBe(shown.trim());
  expect(await stylesOf(own, block)).toEqual(await stylesOf(own, separate));
  await own.close();
});

/** HTML as a browser writes what it has read; in a page without a policy of its own. */
function asRead(own: Page, html: string): Promise<string> {
  return own.evaluate((text) => {
    const template = document.createElement('template');
    template.innerHTML = text;
    return template.innerHTML.trim();
  }, html);
}

/** All that a browser computes for what a page holds of a block. */
async function stylesOf(own: Page, html: string): Promise<string[][]> {
  await own.setContent(html);
  return own.locator('.cohort-block, .cohort-block *').evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );
}

test(
  'code of a preview that did not come is asked for again',
  { tag: '@all' },
  async ({ page, openAs, expectStatus }) => {
    expectStatus(503);
    await page.route('**/assets/styles-*.js', (route) => route.fulfill({ status: 503, json: {} }));
    const allowed = ['product-box-generator', 'product-box-1', 'product-box-2'];
    await openAs(await asStudent({ allowed }), '/product-box-generator');
    await expect(page.getByText('The preview needs a connection')).toHaveCount(2);
    await page.unroute('**/assets/styles-*.js');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('The preview needs a connection')).toHaveCount(1);
    await expect(page.locator('iframe').first().contentFrame().locator('.cohort-block')).toBeVisible();
  },
);
