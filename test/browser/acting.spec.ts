import { ACTING_MESSAGES } from '../../src/contracts/auth/acting-messages';
import { asStudent } from '../support/actors';
import { asNewAdmin, expect, test, title } from './support/test';

test(
  'an admin acts as a student in one tab, over a reload, and goes back',
  { tag: '@all' },
  async ({ page, context, openAs }) => {
    const { user } = await asStudent();
    await openAs(await asNewAdmin(), `/users/${user.id}`);
    await page.getByRole('button', { name: 'Act as this student' }).click();
    const banner = page.getByRole('region', { name: 'Acting as a student' });
    await expect(banner.getByText(`You are acting as ${user.name} · 30 minutes left`)).toBeVisible();
    await expect(title(page, 'Intent Finder')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Users' })).toBeHidden();

    await page.reload();
    await expect(banner).toBeVisible();
    const other = await context.newPage();
    await other.goto('/users');
    await expect(title(other, 'Users')).toBeVisible();
    await other.close();

    await banner.getByRole('button', { name: 'Back to my account' }).click();
    await expect(page.getByText(ACTING_MESSAGES.ended)).toBeVisible();
    await expect(page).toHaveURL(`/users/${user.id}`);
    await expect(page.getByRole('dialog', { name: 'Edit User' }).getByLabel('Name')).toHaveValue(user.name);
    await expect(banner).toBeHidden();
  },
);
