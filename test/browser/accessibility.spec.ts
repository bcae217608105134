import type { Page } from '@playwright/test';
import { MESSAGES } from '../../src/contracts/messages';
import type { PasswordLinkView } from '../../src/contracts/users/password-links';
import { WRITES } from '../support/model-writes';
import { asAdmin, asStudent, expectStatus, type SignedIn } from '../support/actors';
import { useServerWithModel } from '../support/server-with-model';
import { asStrategist } from '../support/strategies';
import { codeOf } from '../support/two-factor';
import { expectAccessible, nothingLoads } from './support/accessibility';
import { searchConsoleFile } from './support/keyword-files';
import { expectNoShift, watchShifts } from './support/layout-shift';
import { type Look, press, result, see, type Step, trySample } from './support/looks/look';
import { OFFICE } from './support/looks/office';
import { PRODUCT_TOOLS } from './support/looks/products';
import { TOOLS } from './support/looks/tools';
import { asNewAdmin, expect, signIn, test, title } from './support/test';

/** Every page in both colour schemes, on both screens: no violation, nothing wider than the screen; and none jumps while it loads. */

const LOOKS = { ...OFFICE, ...TOOLS, ...PRODUCT_TOOLS };

for (const [name, looks] of Object.entries(LOOKS)) {
  test(name, async ({ page }) => {
    const admin = await asNewAdmin();
    // Tools are watched where nothing but their loading is.
    const watched = name in OFFICE;
    if (watched) await watchShifts(page);
    await signIn(page, admin);
    for (const look of looks) {
      await open(page, look, admin);
      if (watched) await expectNoShift(page);
      await expectAccessible(page, { narrow: true });
      await lookThrough(page, look.steps);
    }
  });

  if (looks.every(({ seldom }) => seldom === undefined)) continue;
  test(`${name}, what seldom changes`, { tag: '@all' }, async ({ page, expectStatus: provoke }) => {
    provoke(422);
    const admin = await asNewAdmin();
    await signIn(page, admin);
    for (const look of looks.filter(({ seldom }) => seldom)) {
      await open(page, look, admin);
      await lookThrough(page, look.seldom);
    }
  });
}

async function open(page: Page, { path }: Look, admin: SignedIn): Promise<void> {
  const address = typeof path === 'string' ? path : await path(admin);
  await page.goto(address);
  await settled(page);
}

async function lookThrough(page: Page, steps: readonly Step[] = []): Promise<void> {
  for (const step of steps) {
    await step(page);
    await nothingLoads(page);
    // Where the page stands then is chance, and what the toolbar covers in part is as good as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, { narrow: true, without: await rulesLeft(page) });
  }
}

/**
 * What is open over a page hides it with its landmarks, and is none itself; a toast stands outside of them. What scrolls
 * beneath a bar that floats, or a phone's button beside filters, may be half covered.
 */
async function rulesLeft(page: Page): Promise<string[]> {
  const over = page.getByRole('dialog').or(page.getByRole('menu')).or(page.locator('.MuiSnackbar-root'));
  const floats = page.getByText(/^\d+ (user|word)s? selected$/).or(page.locator('button[data-key]'));
  return [
    ...((await over.count()) > 0 ? ['region'] : []),
    ...((await floats.count()) > 0 ? ['target-size'] : []),
  ];
}

/** The heading of the page, or of the dialog over it, is there and nothing is loading any more. */
async function settled(page: Page): Promise<void> {
  await see(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')));
  await nothingLoads(page);
}

const LEGAL = { 'Privacy Policy': '/privacy-policy.html', 'Terms of Service': '/terms-of-service.html' };

test('what a guest sees', async ({ page, expectStatus: provoke }) => {
  provoke(401, 410);
  for (const path of [
    ...Object.values(LEGAL),
    '/set-password#dead',
    '/unsubscribe#dead',
    '/forgot-password',
    '/login',
  ]) {
    await page.goto(path);
    await settled(page);
    await expectAccessible(page, { narrow: true });
  }
  for (const [name, address] of Object.entries(LEGAL)) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await page.getByLabel('Email').fill('nobody@cohort.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
  await press(page, 'Log in');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expectAccessible(page, { narrow: true });
});

test(
  'what somebody sees who comes back, and who sets a password',
  { tag: '@all' },
  async ({ page, openAs }) => {
    const [admin, student] = [await asNewAdmin(), await asStudent()];
    const made = await admin.post<PasswordLinkView>(`/api/users/${student.user.id}/set-password-link`);
    await page.goto(expectStatus(made, 201).url);
    await settled(page);
    await expectAccessible(page, { narrow: true });

    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/access-token', async (route) => {
      await held;
      await route.continue();
    });
    await openAs(student, '/intent-finder');
    const said = page.getByText(MESSAGES.loggingInWithJwt);
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(said).toHaveCSS('clip-path', 'none');
    await expectAccessible(page, { without: ['page-has-heading-one', 'landmark-one-main', 'region'] });
    answer();
    await expect(title(page, 'Intent Finder')).toBeVisible();
  },
);

test('the shell with its menus open', { tag: '@phone' }, async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/intent-finder');
  await settled(page);
  await page.keyboard.press('Control+k');
  await see(page.getByRole('option'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const name of ['Your account', 'Color scheme']) {
    await press(page, name);
    await see(page.getByRole('menu'));
    await expectAccessible(page, { without: ['region'] });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  for (const name of ['Quick panel', 'Edit shortcuts']) {
    await press(page, name);
    const dialog = page.getByRole('dialog');
    await see(dialog.getByRole('listitem').or(dialog.getByText('There is no note.')));
    await expectAccessible(page, { without: ['region'] });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the Intent Finder filled and with a result', async ({ page, openAs }) => {
  await openAs(await asStudent(), '/intent-finder');
  await settled(page);
  await press(page, 'Auto fill important words');
  await see(page.getByText(/important words added/));
  await page
    .getByLabel('Select Your Keywords File')
    .setInputFiles(searchConsoleFile('Queries.csv', ['buy seo', 'seo']));
  await expectAccessible(page, { narrow: true });
  const downloading = page.waitForEvent('download');
  await press(page, 'Submit');
  await downloading;
  // A button that is enabled while axe looks has one state's text and the other's colour.
  await expect(page.getByRole('button', { name: 'Download again' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Past results' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, { narrow: true });
  await press(page, 'Preview Queries.csv');
  await see(page.getByRole('dialog').getByText('2 rows classified'));
  await expectAccessible(page, { narrow: true });
});

test('the page of a tool that the batch lacks, to which nothing in the menu leads, and the missing page', async ({
  page,
  openAs,
}) => {
  await openAs(await asStudent({ allowed: ['word-counter'] }), '/intent-finder');
  await expect(title(page, 'You do not have access to this tool')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Intent Finder' })).toHaveCount(0);
  await expectAccessible(page, { narrow: true });
  await page.goto('/nowhere');
  await expect(title(page, 'This page does not exist')).toBeVisible();
  await expectAccessible(page, { narrow: true });
});

test('what a plan does not allow', { tag: '@all' }, async ({ page, openAs, expectStatus: provoke }) => {
  provoke(403);
  const student = await asStudent({ allowed: ['content-detection', 'intent-finder'] });
  await openAs(student, '/content-detection');
  await see(page.getByText('Your plan has no place for watched pages'));
  await expectAccessible(page, { narrow: true });
  // Whichever tool is limited, the dialog is one.
  const details = { moduleId: 'optimize-prime', currentCount: 10, totalCount: 10, time: '1 day' };
  const json = { statusCode: 403, code: 'LIMIT_REACHED', message: 'No.', details };
  await page.route('**/api/intent/get-important-words*', (route) => route.fulfill({ status: 403, json }));
  await page.goto('/intent-finder');
  await press(page, 'Auto fill important words');
  await see(page.getByRole('dialog').getByText('10 of 10 uses'));
  await expectAccessible(page);
});

test('the own account: profile, two-factor login, and a note', { tag: '@all' }, async ({ page, openAs }) => {
  const student = await asStudent();
  const note = { msg: 'Webinar on Friday\nhttps://example.com/room', version: 1, updatedAt: '', seen: false };
  await page.route('**/api/auth/getNote', (route) => route.fulfill({ json: note }));
  await page.route('**/api/auth/seenNote', (route) => route.fulfill({ json: { ...note, seen: true } }));
  await openAs(student, '/intent-finder');
  await see(page.getByRole('dialog', { name: 'Important note' }));
  await expectAccessible(page, { without: ['region'], narrow: true });
  await press(page, 'Got it');
  await page.unroute('**/api/auth/getNote');
  await page.goto('/intent-finder#profile');
  await settled(page);
  await expectAccessible(page, { narrow: true });
  await openAs(student, '/intent-finder#two-factor');
  await page.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await press(page, 'Continue');
  await see(page.getByRole('img', { name: 'QR code for your app' }));
  await expectAccessible(page, { narrow: true });
  const secret = (await page.getByTestId('two-factor-key').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code').fill(codeOf(secret));
  await press(page, 'Turn on');
  await see(page.getByRole('list', { name: 'Recovery codes' }));
  await expectAccessible(page, { narrow: true });
});

test('an admin who must set up two-factor login first, writes a note, or acts as a student', async ({
  page,
  openAs,
}) => {
  const [admin, { user }] = [await asNewAdmin(), await asStudent()];
  await openAs(admin, `/users/${user.id}`);
  await press(page, 'Act as this student');
  const banner = page.getByRole('region', { name: 'Acting as a student' });
  await see(banner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(banner).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, { narrow: true });
  await press(banner, 'Back to my account');
  await expect(banner).toBeHidden();

  const form = page.getByRole('dialog', { name: 'Edit User' });
  // What is shown of the student comes once the page is the admin's again.
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(user.name);
  await press(form, 'Close');
  await expect(form).toBeHidden();
  await press(page, 'Your account');
  await page.getByRole('menuitem', { name: 'Update Important Note' }).click();
  await see(page.getByRole('textbox', { name: 'Note' }));
  await expectAccessible(page, { without: ['region'], narrow: true });

  // The rule is the whole instance's: only what this browser is told of it is set here.
  await page.route('**/api/auth/access-token', async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user: object };
    await route.fulfill({
      response,
      json: { ...session, user: { ...session.user, mustSetUpTwoFactor: true } },
    });
  });
  await page.goto('/users');
  await expect(title(page, 'Set up two-factor login')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expectAccessible(page, { narrow: true });
});

test.describe('texts of a model', { tag: '@all' }, () => {
  const { server } = useServerWithModel(test, { reply: WRITES });

  test('beside a result, and its settings', async ({ page }) => {
    await signIn(page, await asStrategist(1, server.url), server.url);
    await page.goto(`${server.url}/content-strategy-evaluator`);
    await trySample(page);
    await press(result(page), 'Summarize');
    await see(result(page).getByText('Write on what has no page yet.'));
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, { narrow: true });
    await signIn(page, await asAdmin(server.url), server.url);
    await page.goto(`${server.url}/settings`);
    await press(page, 'Test the model');
    await see(page.getByRole('table', { name: 'Users of the model today' }));
    await expectAccessible(page, { narrow: true });
  });
});
