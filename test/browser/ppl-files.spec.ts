import { PPL_MESSAGES } from '../../src/contracts/ppl/ppl-messages';
import { asAdmin, asStudent, expectStatus, unique } from '../support/actors';
import { asNewAdmin, expect, test } from './support/test';

const TOOLS = ['ppl-files'];
const CSV = 'keyword;volume\nroof repair;49500\nmetal roof;33100\n';
const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('an admin adds, changes and deletes a premium file, which a pro student downloads', async ({
  page,
  openAs,
  openElsewhere,
  expectStatus: provoke,
}) => {
  provoke(422);
  const name = unique('Leads');
  await openAs(await asNewAdmin(), '/ppl-files');
  await page.getByRole('button', { name: 'Add New File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New PPL File' });
  const add = dialog.getByRole('button', { name: 'Add New File' });
  const pick = dialog.locator('input[type=file]');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(add).toBeDisabled();
  await pick.setInputFiles(file('notes.csv', 'PK\x03\x04'));
  await expect(dialog.getByRole('alert')).toHaveText(PPL_MESSAGES.spreadsheet);
  await pick.setInputFiles(file('export.csv', CSV));
  await expect(dialog.getByText('export.csv selected', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'metal roof' })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('Roofing');
  await page.keyboard.press('Enter');
  await dialog.getByRole('switch', { name: 'Premium File' }).check();
  await add.click();
  await expect(page.getByText(PPL_MESSAGES.created)).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search files' }).fill(name);
  await expect(page.getByRole('list', { name: '1 file' })).toContainText('2 rows');

  const { id: userPlan } = expectStatus(
    await (await asAdmin()).post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
    201,
  );
  const paid = { userType: 'pro', userPlan, subscriptionEndDate: '2099-01-01' };
  const pro = await openElsewhere(await asStudent({ allowed: TOOLS, fields: paid }), `/ppl-files?q=${name}`);
  const [download] = await Promise.all([
    pro.waitForEvent('download'),
    pro.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${name}.csv`);
  await expect(pro.getByText('1 download', { exact: false })).toBeVisible();
  await expect(pro.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
  await pro.close();

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog.getByText('Now: export.csv')).toBeVisible();
  await dialog.getByRole('switch', { name: 'Premium File' }).uncheck();
  await dialog.getByRole('button', { name: 'Save New File' }).click();
  await expect(page.getByText(PPL_MESSAGES.updated)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(PPL_MESSAGES.deleted)).toBeVisible();
  await expect(page.getByText('No Files Found!')).toBeVisible();
});
