import type { Page } from '@playwright/test';
import { asAdmin, asStudent } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { ALL_BLOCKS, button, copy, customize, dialog, preview } from './support/block-editor';
import { pickUp } from './support/sortable';
import { expect, signIn, test, title } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The modules that the usage log was told of. */
function watchLog(page: Page): string[] {
  const modules: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/auth/moduleLogs')) return;
    modules.push(JSON.stringify(request.postDataJSON()));
  });
  return modules;
}
const logged = (module: string) => JSON.stringify({ module, numberOfOperations: 1 });

test(
  'a product box: edit, preview, copy, and closing forgets',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const log = watchLog(page);
    await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/product-box-generator');
    await expect(title(page, 'Product Box Generator')).toBeVisible();
    await customize(page, 'Product Box 1');
    await expect(dialog(page)).toHaveAccessibleName('Customize Product Box 1');

    await dialog(page).getByLabel('Product name').fill('Kettle <b>"3000"</b>');
    await expect(preview(page).getByText('Kettle <b>"3000"</b>')).toBeVisible();
    await dialog(page).getByRole('textbox', { name: 'Theme colour' }).fill('#b02271');
    await expect(preview(page).locator('.cohort-block')).toHaveAttribute('style', /--cohort-theme: #b02271/);
    await dialog(page).getByRole('textbox', { name: 'Theme colour' }).fill('pink');
    await expect(dialog(page).getByText('Enter a colour such as #2a2e32')).toBeVisible();
    await dialog(page).getByRole('textbox', { name: 'Theme colour' }).fill('#b02271');

    const features = preview(page).locator('.cohort-key');
    const count = await features.count();
    await button(page, 'Add feature').click();
    await expect(features).toHaveText([...Array<RegExp>(count).fill(/./), 'Feature Key']);
    await button(page, 'Remove Feature 1').click();
    await expect(features).toHaveCount(count);
    await button(page, 'Add button').click();
    await expect(preview(page).locator('.cohort-button').last()).toHaveText('Kettle <b>"3000"</b>');
    await dialog(page).getByLabel('Button link').last().fill('javascript:alert(1)');
    await dialog(page).getByLabel('Button link').last().blur();
    await expect(dialog(page).getByText('This will not be a link.')).toBeVisible();

    await dialog(page).getByLabel('Show top pick').uncheck();
    await expect(dialog(page).getByLabel('Top pick text')).toHaveCount(0);
    await expect(preview(page).getByText('Top Pick')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();

    await button(page, 'Done').click();
    await expect(dialog(page).getByLabel('Product name')).toHaveCount(0);
    const html = await copy(page, 'Copy HTML');
    expect(html).toContain('Kettle &lt;b&gt;&quot;3000&quot;&lt;/b&gt;');
    expect(html).toContain('rel="sponsored nofollow noopener" target="_blank"');
    expect(html).not.toContain('javascript:');
    expect(html).not.toContain('Top Pick');
    expect(log).toEqual([logged('Product Box Generator')]);
    const css = await copy(page, 'Copy CSS');
    expect(css).toContain('.cohort-product-box-1:not(');
    expect(css).not.toContain('cohort-product-box-2');
    expect(log).toHaveLength(1);

    await button(page, 'Edit').click();
    await expect(dialog(page).getByLabel('Product name')).toHaveValue('Kettle <b>"3000"</b>');
    await button(page, 'Close').click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await customize(page, 'Product Box 1');
    await expect(dialog(page).getByLabel('Product name')).not.toHaveValue(/Kettle/);
    await expect(preview(page).getByText('Top Pick')).toBeVisible();
  },
);

test('what is copied looks in a page of one’s own as it did in the preview', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/versus-box-generator');
  await customize(page, 'Versus Box 2');
  await button(page, 'Done').click();
  const html = await copy(page, 'Copy HTML');
  const css = await copy(page, 'Copy CSS');
  const shown = await preview(page).innerHTML();
  expect(html.trim()).toBe(shown.trim());

  const block = await copy(page, 'Copy block');
  const own = await page.context().newPage();
  const styles = () =>
    own.locator('.cohort-block, .cohort-block *').evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      }),
    );
  await own.setContent(`<style>${css}</style><main style="width: 340px">${html}</main>`);
  const separate = await styles();
  await own.setContent(`<main style="width: 340px">${block}</main>`);
  expect(await styles()).toEqual(separate);
  await own.close();
});

test(
  'a top 3 table: each card for itself, order by keyboard',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const log = watchLog(page);
    await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/top-3-table-generator');
    await customize(page, 'Top 3 Table 1');
    await dialog(page).getByRole('tab', { name: 'Right Card' }).click();
    await dialog(page).getByLabel('Product name').fill('Third pick');
    await expect(preview(page).getByText('Third pick')).toBeVisible();
    await dialog(page).getByLabel('Product Rating (0-10)').fill('5');
    await expect(preview(page).locator('[style*="--cohort-score: 50"]')).toBeVisible();

    const keys = async () =>
      dialog(page)
        .getByLabel('Feature', { exact: true })
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    const before = await keys();
    const handle = button(page, 'Move Feature 1');
    await handle.focus();
    await pickUp(page, 'Feature 1 is at place 1 of');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/Feature 1 is at place [2-9] of/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await keys())[0]).toBe(before[1]);
    expect((await keys()).sort()).toEqual([...before].sort());

    await button(page, 'Done').click();
    expect(await copy(page, 'Copy HTML')).toContain('Third pick');
    expect(await copy(page, 'Copy CSS')).toContain('cohort-top-3-table-1');
    expect(log).toEqual([logged('Top 3 Table Generator')]);
  },
);

test('a pros and cons box: its items', async ({ page, openAs }) => {
  const log = watchLog(page);
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/pros-and-cons-generator');
  await customize(page, 'Pros & Cons Box 3');
  await button(page, 'Add item').click();
  await expect(preview(page).getByText('item', { exact: true })).toBeVisible();
  await dialog(page).getByLabel('Text', { exact: true }).last().fill('Quiet as a cat');
  await dialog(page).getByRole('tab', { name: 'Right Side' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('CONS');
  await button(page, 'Remove Item 1').click();
  await button(page, 'Done').click();
  const html = await copy(page, 'Copy HTML');
  expect(html).toContain('Quiet as a cat');
  expect(log).toEqual([logged('Pros & Cons Generator')]);
});

test('a clipboard that refuses leaves the text to copy by hand, a log that fails says nothing', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(503);
  await page.route('**/api/auth/moduleLogs', (route) => route.fulfill({ status: 503, json: {} }));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/pros-and-cons-generator');
  await customize(page, 'Pros & Cons Box 1');
  await button(page, 'Done').click();
  const answered = page.waitForResponse('**/api/auth/moduleLogs');
  await button(page, 'Copy HTML').click();
  await answered;
  await expect(page.getByLabel('Text to copy')).toHaveValue(/cohort-pros-cons-1/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('only the styles that one may use and that are switched on show', async ({ page, openAs }) => {
  const allowed = [
    'top-3-table-generator',
    'top-3-table-1',
    'top-3-table-2',
    'versus-box-generator',
    'versus-box-2',
  ];
  const student = await asStudent({ allowed });
  await openAs(student, '/versus-box-generator');
  await expect(page.getByRole('button', { name: 'Customize Versus Box 2' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Customize/ })).toHaveCount(1);

  // Another test may look at the real switches meanwhile.
  const answer = (enabled: boolean) => [
    { id: 'a', group: 'top-3-table-generator', name: 'top-3-table-1', label: '', enabled, updatedAt: null },
    {
      id: 'b',
      group: 'top-3-table-generator',
      name: 'top-3-table-2',
      label: '',
      enabled: false,
      updatedAt: null,
    },
  ];
  await page.route('**/api/features', (route) => route.fulfill({ json: answer(true) }));
  await page.goto('/top-3-table-generator');
  await expect(page.getByRole('button', { name: 'Customize Top 3 Table 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Customize/ })).toHaveCount(1);
  await page.unroute('**/api/features');
  await page.route('**/api/features', (route) => route.fulfill({ json: answer(false) }));
  await page.reload();
  await expect(page.getByText('You have no styles yet')).toBeVisible();
});

test('a preview that cannot be loaded says so, keeps no style from being opened, and can be tried again', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(503);
  await page.route('**/assets/styles-*.js', (route) => route.fulfill({ status: 503, json: {} }));
  const allowed = ['product-box-generator', 'product-box-1', 'product-box-2'];
  await openAs(await asStudent({ allowed }), '/product-box-generator');
  await expect(page.getByText('The preview needs a connection')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Customize Product Box 2' })).toBeVisible();
  await page.unroute('**/assets/styles-*.js');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText('The preview needs a connection')).toHaveCount(1);
  await expect(page.locator('iframe').first().contentFrame().locator('.cohort-block')).toBeVisible();
});

test('previews that do not come keep nobody waiting for the rest of the page', async ({ page, openAs }) => {
  await page.route('**/block-preview.html', () => new Promise(() => undefined));
  await openAs(await asStudent({ allowed: ALL_BLOCKS }), '/product-box-generator');
  await expect(page.getByRole('button', { name: 'Customize Product Box 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved blocks' })).toBeVisible();
});

test('the generators and their editors are accessible', async ({ page }) => {
  await signIn(page, await asAdmin());
  for (const [path, variant] of [
    ['/product-box-generator', 'Product Box 1'],
    ['/top-3-table-generator', 'Top 3 Table 2'],
    ['/versus-box-generator', 'Versus Box 1'],
    ['/pros-and-cons-generator', 'Pros & Cons Box 4'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: `Customize ${variant}` })).toBeVisible();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    await expectAccessible(page, { narrow: true });
    await customize(page, variant);
    await expectAccessible(page, { without: ['region'], narrow: true });
  }
  // What is copied is shown alike in all of them.
  await button(page, 'Done').click();
  await expectAccessible(page, { without: ['region'], narrow: true });
});
