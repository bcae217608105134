import type { SavedBlockEntry } from '../../src/contracts/blocks/blocks';
import { asStudent } from '../support/actors';
import { expectAccessible } from './support/accessibility';
import { ALL_BLOCKS, button, customize, dialog, preview } from './support/block-editor';
import { csv } from './support/keyword-files';
import { expect, submitLogin, test } from './support/test';

test('saved blocks: save, open, change, rename, duplicate, export, import, delete', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(422);
  const student = await asStudent({ allowed: ALL_BLOCKS });
  await openAs(student, '/product-box-generator');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await customize(page, 'Product Box 2');
  await dialog(page).getByLabel('Product name').fill('Toaster');
  await dialog(page).getByLabel('Image link').fill('shop');
  await dialog(page).getByLabel('Product name').focus();
  await expect(dialog(page).getByText('This will not be a link.')).toBeVisible();
  await expect(dialog(page).getByLabel('Image link')).toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Save').click();
  const naming = page.getByRole('dialog', { name: 'Save block' });
  await naming.getByLabel('Name').fill('');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(naming.getByText('Enter a name')).toBeVisible();
  await naming.getByLabel('Name').fill('My toaster');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(naming).toHaveCount(0);
  await expect(dialog(page).getByText('Links begin with https:// or http://')).toBeVisible();
  await expect(dialog(page).getByLabel('Image link')).toBeFocused();
  await dialog(page).getByLabel('Image link').fill('https://shop.test/');
  await button(page, 'Save').click();
  await naming.getByLabel('Name').fill('My toaster');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The block is saved')).toBeVisible();
  await button(page, 'Close').click();

  await page.getByRole('button', { name: 'Open My toaster' }).click();
  await expect(dialog(page).getByLabel('Product name')).toHaveValue('Toaster');
  await expect(dialog(page)).toHaveAccessibleDescription('My toaster · Saved');
  await dialog(page).getByLabel('Product name').fill('Toaster II');
  await expect(dialog(page)).toHaveAccessibleDescription('My toaster · Unsaved changes');
  await button(page, 'Save').click();
  await expect(dialog(page)).toHaveAccessibleDescription('My toaster · Saved');
  await expect(page.getByText('The block is saved').last()).toBeVisible();
  await button(page, 'Close').click();

  const item = page.getByRole('listitem').filter({ has: page.getByText('My toaster') });
  await expect(item.frameLocator('iframe').getByText('Toaster II')).toBeVisible();
  await expectAccessible(page);

  const choose = async (block: string, action: string) => {
    await page.getByRole('button', { name: `More for ${block}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('My toaster', 'Duplicate');
  await expect(page.getByText('My toaster (copy)')).toBeVisible();
  await choose('My toaster (copy)', 'Rename');
  const renaming = page.getByRole('dialog', { name: 'Rename block' });
  await renaming.getByLabel('Name').fill('my TOASTER');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(renaming.getByText('You have a block with this name already')).toBeVisible();
  await renaming.getByLabel('Name').fill('Second');
  await renaming.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('Second', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await choose('Second', 'Export JSON');
  const file = await (await download).createReadStream().then(async (stream) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  });
  expect(JSON.parse(file.toString())).toMatchObject({ name: 'Second', config: { name: 'Toaster II' } });
  await page
    .getByLabel('Block file')
    .setInputFiles({ ...csv('Second.json', file), mimeType: 'application/json' });
  await expect(page.getByText('Second (2)')).toBeVisible();
  await page.getByLabel('Block file').setInputFiles(csv('wrong.json', Buffer.from('{"a":1}')));
  await expect(page.getByRole('alert')).toContainText('This is not a block file');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  const broken = Buffer.from(file.toString().replace(/"link":\s*"https:/, '"link":"ftp:'));
  await page.getByLabel('Block file').setInputFiles(csv('broken.json', broken));
  await expect(page.getByRole('alert')).toContainText('“broken.json” was not imported.');
  await expect(page.getByRole('alert')).toContainText('Button 1, Button link: Links begin with');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

  await choose('Second', 'Delete');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Second', { exact: true })).toHaveCount(0);
  await page.getByLabel('Search saved blocks').fill('nothing like it');
  await expect(page.getByText('No saved block has this name')).toBeVisible();
  const { body } = await student.get<SavedBlockEntry[]>('/api/blocks');
  expect(body.map(({ name }) => name).sort()).toEqual(['My toaster', 'Second (2)']);
});

test('changes of a block outlive a session that ends by itself, and can be discarded', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(401);
  const student = await asStudent({ allowed: ALL_BLOCKS });
  await openAs(student, '/product-box-generator');
  await customize(page, 'Product Box 2');
  await dialog(page).getByLabel('Product name').fill('Kettle');
  await student.post('/api/auth/logout-everywhere');
  await button(page, 'Save').click();
  const naming = page.getByRole('dialog', { name: 'Save block' });
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/login');
  await submitLogin(page, student.user.email, student.password);
  await expect(page).toHaveURL('/product-box-generator');
  const notice = page.getByRole('alert').filter({ hasText: 'were not saved' });
  await expect(notice).toContainText('Your last changes of “Product Box 2” were not saved.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog(page).getByLabel('Product name')).toHaveValue('Kettle');
  await expect(dialog(page)).toHaveAccessibleDescription(/Unsaved changes|Not saved/);
  await expect(preview(page).getByText('Kettle').first()).toBeVisible();
  await button(page, 'Close').click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByText('Nothing saved yet')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
