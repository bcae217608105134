import { readFile } from 'node:fs/promises';
import { asHubStudent, HUB_KEYWORDS } from '../support/hubs';
import { expect, test } from './support/test';

test('a hub of a file is changed, also by dragging, exported, found again and deleted', async ({
  page,
  openAs,
}) => {
  await openAs(await asHubStudent(1), '/intelligent-hub');
  await page.getByRole('button', { name: 'Build hub' }).click();
  await expect(page.getByText('Enter the keyword that the hub is about.')).toBeVisible();
  await expect(page.getByText('Choose a CSV of keywords or paste a list')).toBeVisible();
  await page.getByLabel('Seed keyword').fill('espresso machine');
  await page
    .getByLabel('Select Your Keywords File')
    .setInputFiles({ name: 'coffee.csv', mimeType: 'text/csv', buffer: Buffer.from(HUB_KEYWORDS) });
  const existing = page.getByLabel('Your pages');
  await existing.fill('https://a.example/espresso-grinder Espresso grinder\nnone');
  await page.getByRole('button', { name: 'Build hub' }).click();
  await expect(page.getByText(/^Line 2 \(none\) is not a URL/)).toBeVisible();
  await existing.fill('https://a.example/espresso-grinder Espresso grinder');
  await page.getByRole('button', { name: 'Build hub' }).click();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  const tree = result.getByRole('tree');
  await expect(tree).toBeVisible();
  const folded = page.getByRole('region', { name: 'What this result was made of' });
  await expect(folded).toContainText('espresso machine');
  await folded.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('Costs 1 use. 0 of 1 left today.')).toBeVisible();
  await expect(page.getByLabel('Seed keyword')).toHaveValue('espresso machine');

  await tree.getByRole('treeitem', { name: 'espresso grinder' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Existing page')).toHaveValue('https://a.example/espresso-grinder');
  await expect(dialog.getByRole('row', { name: /^espresso grinder/ })).toBeVisible();
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
  await page.getByRole('menuitem', { name: 'Pages as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Grinders,espresso machine,1');

  await page.reload();
  await expect(tree.getByRole('treeitem', { name: 'Burrs' })).toBeVisible();
  const past = page.getByRole('region', { name: 'Past results' });
  await past.getByRole('button', { name: /^Delete/ }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(past.getByText('No results yet')).toBeVisible();
});
