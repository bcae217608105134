import {
  asAdmin,
  asStudent,
  createBatch,
  createUser,
  expectStatus,
  PASSWORD,
  unique,
} from '../support/actors';
import { PHOTO } from '../support/pictures';
import { expect, test } from './support/test';

const PHOTO_FILE = Buffer.from(PHOTO.split(',')[1] ?? '', 'base64');

test('Back leads from a user to the link in the list, over which another one is made', async ({
  page,
  openAs,
}) => {
  const admin = await asAdmin();
  const batch = await createBatch(['intent-finder']);
  const student = await createUser({ batch, name: 'Adele First' });
  await createUser({ batch, name: 'Bertha Second' });
  const plan = unique('Gold');
  expectStatus(await admin.post('/api/pro-plans', { name: plan }), 201);
  const filter = JSON.stringify({ batch });
  const list = `/users?${new URLSearchParams({ filter, page: '1', perPage: '25', sort: 'name', order: 'ASC' }).toString()}`;
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const rows = page.getByRole('row', { name: /Adele|Bertha|Cleo/ });

  await openAs(admin, list);
  const link = page.getByRole('link', { name: 'Adele First', exact: true });
  await link.click();
  await expect(dialog('Edit User').getByLabel('Name')).toHaveValue('Adele First');
  await expect(page).toHaveURL(new RegExp(`/users/${student.id}`));
  await expect(page).toHaveTitle('Edit User · Cohort');
  await expect(page.locator('table')).toContainText('Bertha Second');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(link).toBeFocused();
  await expect(rows).toHaveCount(2);

  await page.getByRole('link', { name: 'New User' }).click();
  const create = dialog('New User');
  await create.getByLabel('Name').fill('Cleo Third');
  await create.getByLabel('Email').fill(`${unique('cleo')}@cohort.test`);
  await create.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await create.getByRole('combobox', { name: 'Batch' }).click();
  const { batchName } = student;
  await create.getByRole('combobox', { name: 'Batch' }).fill(batchName);
  await page.getByRole('option', { name: batchName }).click();
  await expect(create.getByRole('checkbox', { name: 'Intent Finder' })).toBeDisabled();
  await create
    .getByLabel('Photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO_FILE });
  await expect(create.locator('img')).toHaveAttribute('src', /^data:image\/png/);
  await create.getByRole('combobox', { name: 'Account type' }).click();
  await page.getByRole('option', { name: 'Pro' }).click();
  await create.getByRole('combobox', { name: 'User plan' }).fill(plan);
  await page.getByRole('option', { name: plan }).click();
  await create.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('31012099');
  await create.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('User Created Successfully!')).toBeVisible();
  await expect(create).toHaveCount(0);
  await expect(page).toHaveURL(list);
  await expect(rows).toHaveCount(3);
});

test(
  'a student changes photo and password over the page',
  { tag: '@phone' },
  async ({ page, openAs, isMobile }) => {
    const student = await asStudent();
    await openAs(student, '/intent-finder');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Update Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Profile' });
    await expect(dialog.getByText(student.user.batchName)).toBeVisible();
    await expect(page).toHaveURL('/intent-finder#profile');
    if (isMobile) expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });

    await dialog
      .getByLabel('Photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO_FILE });
    await dialog.getByLabel('New password').fill('changed-password');
    await page.goBack();
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByLabel('Current password').fill(student.password);
    await dialog.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('User Updated Successfully!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/intent-finder');
    const account = page.getByRole('button', { name: 'Your account' });
    await expect(account.locator('img')).toHaveAttribute('src', /^\/api\/photos\//);

    await page.goto('/profile');
    await expect(page).toHaveURL('/intent-finder#profile');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/intent-finder');
  },
);
