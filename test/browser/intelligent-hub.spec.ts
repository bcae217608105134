import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asStudent } from '../support/actors';
import { asHubStudent, HUB_KEYWORDS } from '../support/hubs';
import { expectAccessible } from './support/accessibility';
import { expect, test, title } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });

test('the sample is looked at as a table and as a tree, by keyboard too @phone', async ({
  page,
  openAs,
  isMobile,
}) => {
  await openAs(await asHubStudent(1), '/intelligent-hub');
  await expect(title(page, 'Intelligent Hub')).toBeVisible();
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();
  await expectAccessible(page, { narrow: true });
  await page.getByRole('button', { name: 'Try a sample' }).click();
  const result = resultOf(page);
  const first = result.getByRole('tab').first();
  await expect(first).toHaveText(isMobile ? 'Pages' : 'Tree');
  await expect(page.getByText('Costs 1 operation. 1 of 1 left today.')).toBeVisible();

  await result.getByRole('tab', { name: 'Pages' }).click();
  await expect(
    result
      .getByRole('table', { name: 'Pages' })
      .getByRole('button', { name: 'Level 1: espresso martini recipe' }),
  ).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });
  await result.getByRole('tab', { name: 'Tree' }).click();
  const tree = result.getByRole('tree', { name: 'Pages of the hub' });
  await tree.getByRole('treeitem', { name: 'espresso machine', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tree.getByRole('treeitem', { name: 'milk frother' })).toBeFocused();
  await expect(
    result.getByText(/^3 keywords · Commercial Investigation · 59,480 searches a month/),
  ).toBeVisible();
  await page.keyboard.press('Home');
  const shown = await tree.getByRole('treeitem').count();
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('treeitem')).toHaveCount(shown);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });

  await result.getByRole('button', { name: 'Tight' }).click();
  await expect(page).toHaveURL(/size=tight/);
  await expect(tree.getByRole('treeitem')).not.toHaveCount(shown);
  await page.reload();
  await expect(result.getByRole('button', { name: 'Tight' })).toHaveAttribute('aria-pressed', 'true');
  await result.getByRole('tab', { name: 'Links' }).click();
  const row = result.getByRole('row', { name: /lever espresso machine .*To its parent/ });
  await result.getByLabel('Search these links').fill('lever');
  await expect(row.first()).toBeVisible();
  await result.getByRole('tab', { name: /^Off topic/ }).click();
  await result.getByRole('button', { name: 'Add to the hub: trail running shoes' }).click();
  await expect(result.getByRole('button', { name: 'Add to the hub: trail running shoes' })).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });
});

test('a hub of a file is changed, exported, found again and deleted; then the plan is used up', async ({
  page,
  openAs,
  expectStatus,
}) => {
  await openAs(await asHubStudent(1), '/intelligent-hub');
  await page.getByRole('button', { name: 'Build hub' }).click();
  await expect(page.getByText('Enter the keyword that the hub is about')).toBeVisible();
  await expect(page.getByText('Choose a csv of keywords or paste a list')).toBeVisible();
  await page.getByLabel('Seed keyword').fill('espresso machine');
  await page
    .getByLabel('Select Your Keywords File')
    .setInputFiles({ name: 'coffee.csv', mimeType: 'text/csv', buffer: Buffer.from(HUB_KEYWORDS) });
  await page
    .getByLabel('Pages that you have already')
    .fill('https://a.example/espresso-grinder Espresso grinder\nnone');
  await expect(page.getByText(/^Line 2 \(none\) is no address/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Build hub' }).click();
  await expect(page.getByText(/^Line 2 \(none\) is no address/)).toBeVisible();
  await page
    .getByLabel('Pages that you have already')
    .fill('https://a.example/espresso-grinder Espresso grinder');
  await page.getByRole('button', { name: 'Build hub' }).click();
  const result = resultOf(page);
  const tree = result.getByRole('tree');
  await expect(tree).toBeVisible();
  await expect(page.getByText('Costs 1 operation. 0 of 1 left today.')).toBeVisible();

  await tree.getByRole('treeitem', { name: 'espresso grinder' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Page that is there already')).toHaveValue(
    'https://a.example/espresso-grinder',
  );
  await expect(dialog.getByRole('row', { name: /^espresso grinder/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Title').fill('Grinders');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByRole('heading', { name: 'Grinders' })).toBeVisible();
  await dialog.getByLabel('New page below it').fill('Burrs');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('New page below it')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(tree.getByRole('treeitem', { name: 'Burrs' })).toBeVisible();

  await tree.getByRole('treeitem', { name: 'Burrs' }).locator('.reach').hover();
  await page.mouse.down();
  await tree.getByRole('treeitem', { name: 'espresso machine', exact: true }).locator('.reach').hover();
  await page.mouse.up();
  await expect(tree.getByRole('treeitem', { name: 'Burrs' })).toHaveAttribute('aria-level', '2');

  await result.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Pages as csv' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Grinders,espresso machine,1');

  await page.reload();
  await expect(tree.getByRole('treeitem', { name: 'Burrs' })).toBeVisible();
  expectStatus(403);
  await page.getByRole('tab', { name: 'Paste' }).click();
  await page.getByLabel('Keywords, one a line').fill('espresso machine\nespresso machine price');
  await page.getByRole('button', { name: 'Build hub' }).click();
  await expect(dialog.getByText('1 of 1 uses').or(dialog.getByText('0 of 1 uses'))).toBeVisible();
  await page.keyboard.press('Escape');
  const past = page.getByRole('region', { name: 'Past results' });
  await past.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(past.getByText('No results yet')).toBeVisible();
});

test('the pages that are there already are read from the site @phone', async ({ page, openAs }) => {
  await openAs(await asHubStudent(1), '/intelligent-hub?from=paste');
  await page.getByLabel('Seed keyword').fill('shoes');
  await page.getByLabel('Keywords, one a line').fill('shoes\nshared shoes\nshared shoes price');
  await page.getByRole('button', { name: 'From a site reading' }).click();
  await page.getByRole('button', { name: 'Build hub' }).click();
  await expect(page.getByText('Choose a finished reading of your site')).toBeVisible();
  await expectAccessible(page, { narrow: true });
  const source = page.getByRole('group', { name: 'Where the pages come from' });
  await source.getByRole('button', { name: 'List' }).click();
  await page.getByLabel('Addresses, one a line').fill(`${SITE}/\n${SITE}/shared\n${SITE}/guide`);
  await page.getByRole('button', { name: 'Read pages' }).click();
  const choice = page.getByRole('combobox', { name: 'Site reading' });
  await expect(choice).toHaveValue(/3 pages/);
  await expect(page.getByText('Choose a finished reading of your site')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, { narrow: true });
  await page.reload();
  await expect(choice).toHaveValue(/3 pages/);

  await page.getByRole('button', { name: 'Build hub' }).click();
  const result = resultOf(page);
  await result.getByRole('tab', { name: 'Pages' }).click();
  await expect(result.getByRole('link', { name: SITE }).first()).toBeVisible();

  const form = page.getByRole('region', { name: 'Choose topic and keywords' });
  await form.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByLabel('Address to start from')).toBeVisible();
  await expect(page.getByLabel('Seed keyword')).toHaveValue('shoes');
});

test('who may use none of it is shown the plans', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ['intelligent-hub'] }), '/intelligent-hub');
  await expect(page).toHaveURL(/\/pricing$/);
});
