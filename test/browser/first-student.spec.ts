import type { Page } from '@playwright/test';
import { unique } from '../support/actors';
import { ADMIN, startServer, type TestServer } from '../support/server';
import { expect, submitLogin, test, title } from './support/test';
import { expectFits, walkTo } from './support/walking';

const STUDENT = { name: 'Freya First', email: `${unique('freya')}@cohort.test`, password: 'chosen-by-freya' };

/** New: nobody but its admin is there. */
let server: TestServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function takeStep(page: Page, step: string, done: number): Promise<void> {
  const steps = page.getByRole('region', { name: `First steps: ${done} of 5 done` });
  await expect(steps).toBeVisible();
  await expectFits(page);
  await steps.getByRole('link', { name: step }).click();
}

async function makeBatch(page: Page): Promise<void> {
  const form = dialog(page, 'New Batch');
  await expect(form.getByRole('textbox', { name: 'Batch' })).toBeFocused();
  await page.keyboard.type('Spring');
  await form.getByRole('combobox', { name: 'First Route (Tool)' }).click();
  await page.getByRole('option', { name: 'Schema Generator' }).click();
  for (const tool of ['Word Counter', 'Intelligent Hub', 'Product Box Generator']) {
    await form.getByRole('checkbox', { name: tool, exact: true }).check();
  }
  await expect(form.getByRole('checkbox', { name: 'Product Box 1' })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: 'Product Box 1' })).toBeDisabled();
  await expectFits(page);
  await form.getByRole('button', { name: 'New Batch' }).click();
  await expect(form).toBeHidden();
}

async function makePlan(page: Page): Promise<void> {
  const form = dialog(page, 'New Plan');
  await form.getByRole('textbox', { name: 'Name' }).fill('Studio');
  await form.getByRole('textbox', { name: 'Price' }).fill('$29 a month');
  const hub = form.getByRole('group', { name: 'Intelligent Hub' });
  await hub.getByRole('spinbutton', { name: 'Uses' }).fill('5');
  await hub.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Per Day' }).click();
  await expectFits(page);
  await form.getByRole('button', { name: 'New Plan' }).click();
  await expect(form).toBeHidden();
}

/** The link that the student gets. */
async function invite(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'New User' }).click();
  const form = dialog(page, 'New User');
  await form.getByLabel('Name').fill(STUDENT.name);
  await form.getByLabel('Email').fill(STUDENT.email);
  await form.getByRole('switch', { name: 'Invite instead of setting a password' }).check();
  await form.getByRole('combobox', { name: 'Batch' }).click();
  await page.getByRole('option', { name: 'Spring' }).click();
  await form.getByRole('combobox', { name: 'Account type' }).click();
  await page.getByRole('option', { name: 'Pro' }).click();
  await form.getByRole('combobox', { name: 'User plan' }).click();
  await page.getByRole('option', { name: 'Studio' }).click();
  await form.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('31012099');
  await expectFits(page);
  await form.getByRole('button', { name: 'Create User' }).click();
  const invited = dialog(page, `Invitation for ${STUDENT.name}`);
  const link = await invited.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectFits(page);
  await invited.getByRole('button', { name: 'Copy link' }).click();
  await invited.getByRole('button', { name: 'Close' }).click();
  await expect(invited).toBeHidden();
  return link;
}

test(
  'the admin of a new installation is led from step to step, and the first student logs in and opens a tool',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(`${server.url}/login`);
    await submitLogin(page, ADMIN.email, ADMIN.password);
    await expect(title(page, 'Intent Finder')).toBeVisible();
    await page.getByRole('link', { name: 'First steps' }).click();
    await takeStep(page, 'Create a batch', 0);
    await makeBatch(page);
    await takeStep(page, 'Create a plan', 1);
    await makePlan(page);
    await takeStep(page, 'Add students', 2);
    await expect(title(page, 'Users')).toBeVisible();
    const link = await invite(page);
    await page.getByRole('link', { name: 'First steps' }).click();
    await takeStep(page, 'Say where students reach you', 3);
    const contact = page.getByRole('textbox', { name: 'Contact email' });
    await expect(contact).toBeFocused();
    await contact.fill('help@cohort.test');
    await page.getByRole('button', { name: 'Save settings' }).click();
    await page.getByRole('link', { name: 'First steps' }).click();
    await takeStep(page, 'Set up email', 4);
    await expect(title(page, 'Health')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Email and proxy' })).toBeFocused();
    await expect(page.getByText(/SMTP_URL/).first()).toBeInViewport();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

    await page.goto(link);
    await expect(page.getByText(`For ${STUDENT.name}, who logs in as ${STUDENT.email}.`)).toBeVisible();
    await page.getByRole('textbox', { name: 'New password' }).fill(STUDENT.password);
    await expectFits(page);
    await page.getByRole('button', { name: 'Save password and log in' }).click();
    await expect(title(page, 'Schema Generator')).toBeVisible();
    await expectFits(page);
    await walkTo(page, 'Word Counter');
    await page.getByRole('textbox', { name: 'Text' }).fill('The first words of the first student.');
    const words = page.locator('dl[aria-label="Counts of the text"] > div').filter({ hasText: 'Words' });
    await expect(words.locator('dd').first()).toHaveText('7');
    await expectFits(page);
  },
);
