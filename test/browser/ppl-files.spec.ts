import { KEY_MESSAGES } from '../../src/contracts/keys/key-messages';
import { PPL_MESSAGES } from '../../src/contracts/ppl/ppl-messages';
import { asAdmin, asStudent, expectStatus, unique } from '../support/actors';
import { expectAccessible, nothingLoads } from './support/accessibility';
import { asNewAdmin, expect, test, title } from './support/test';

const TOOLS = ['ppl-files', 'screaming-frog-activation'];
const CSV = 'keyword;volume\nroof repair;49500\nmetal roof;33100\n';
const file = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test(
  'an admin adds, changes and deletes a premium file, which a pro student downloads and a free one does not',
  { tag: '@phone' },
  async ({ page, openAs, openElsewhere, expectStatus: provoke }) => {
    provoke(422);
    const name = unique('Leads');
    await openAs(await asNewAdmin(), '/ppl-files');
    await page.getByRole('button', { name: 'Add New File' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New PPL File' });
    const add = dialog.getByRole('button', { name: 'Add New File' });
    const pick = dialog.locator('input[type=file]');
    await expect(add).toBeDisabled();
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
    await expectAccessible(page);
    await add.click();
    await expect(page.getByText(PPL_MESSAGES.created)).toBeVisible();
    await expect(dialog).toBeHidden();

    // The list is dimmed until the search is answered.
    const found = page.waitForResponse((answer) =>
      decodeURIComponent(answer.url()).includes(`"q":"${name}"`),
    );
    await page.getByRole('searchbox', { name: 'Search files' }).fill(name);
    await expect(page).toHaveURL(new RegExp(`q=${name}`));
    await found;
    await nothingLoads(page);
    await expect(page.getByRole('list', { name: '1 file' })).toContainText('2 rows');
    // A toast may be there still, which stands outside of the landmarks.
    await expectAccessible(page, { without: ['region'] });

    const { id: userPlan } = expectStatus(
      await (await asAdmin()).post<{ id: string }>('/api/pro-plans', { name: unique('Plan') }),
      201,
    );
    const paid = { userType: 'pro', userPlan, subscriptionEndDate: '2099-01-01' };
    const pro = await openElsewhere(
      await asStudent({ allowed: TOOLS, fields: paid }),
      `/ppl-files?q=${name}`,
    );
    const [download] = await Promise.all([
      pro.waitForEvent('download'),
      pro.getByRole('button', { name: `Download ${name}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${name}.csv`);
    await expect(pro.getByText('1 download', { exact: false })).toBeVisible();
    await pro.close();

    const free = await openElsewhere(await asStudent({ allowed: TOOLS }), `/ppl-files?q=${name}`);
    await expect(free.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
    await free.getByRole('button', { name: `Download ${name}` }).click();
    await expect(free.getByText(PPL_MESSAGES.paidOnly)).toBeVisible();
    await free.close();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(dialog.getByText('Now: export.csv')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Premium File' }).uncheck();
    await dialog.getByRole('button', { name: 'Save New File' }).click();
    await expect(page.getByText(PPL_MESSAGES.updated)).toBeVisible();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(PPL_MESSAGES.deleted)).toBeVisible();
    await expect(page.getByText('No Files Found!')).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toHaveValue('');
  },
);

test('a key is generated, shown, copied and revoked', { tag: '@phone' }, async ({ page, openAs }) => {
  const admin = await asNewAdmin();
  await openAs(admin, '/screaming-frog-activation');
  await expect(title(page, 'Screaming Frog Activation')).toBeVisible();
  await page.getByRole('button', { name: 'Generate New Key' }).click();
  await expect(page.getByText(KEY_MESSAGES.firstGenerated)).toBeVisible();
  const key = page.getByRole('status', { name: 'Activation key' });
  await expect(key).toHaveText(/^(••••-){7}[0-9A-F]{4}$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show key' }).click();
  await expect(key).toHaveText(/^([0-9A-F]{4}-){7}[0-9A-F]{4}$/);
  const first = await key.innerText();
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByText(KEY_MESSAGES.copied)).toBeVisible();
  await page.getByRole('button', { name: 'Generate New Key' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate New Key' }).click();
  await expect(page.getByText(KEY_MESSAGES.generated)).toBeVisible();
  await page.getByRole('button', { name: 'Show key' }).click();
  await expect(key).not.toHaveText(first);
  await page.getByRole('searchbox', { name: 'Search by e-mail' }).fill(admin.user.email);
  await expect(page.getByRole('list', { name: 'Keys' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: `Revoke the key of ${admin.user.email}` }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('An admin revoked your key', { exact: false })).toBeVisible();
  await expect(key).toHaveCount(0);
});
