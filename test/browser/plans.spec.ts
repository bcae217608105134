import type { Page } from '@playwright/test';
import type { PlanView } from '../../src/contracts/plans/plans';
import { asStudent, expectStatus as expectAnswer, type SignedIn, unique } from '../support/actors';
import { asNewAdmin, expect, test, title } from './support/test';
import { expectFits, follow, walkTo } from './support/walking';

const HUB = 'intelligent-hub';
const dialog = (page: Page) => page.getByRole('dialog');

async function makePlan(admin: SignedIn, limits: object): Promise<Pick<PlanView, 'name'> & { id: string }> {
  const plan = { name: unique('Plan'), limits };
  const { id } = expectAnswer(await admin.post<{ id: string }>('/api/pro-plans', plan), 201);
  return { id, name: plan.name };
}

const hubs = (numberOfOperations: number) => ({ [HUB]: { numberOfOperations, time: '1 day' } });

async function asPro(userPlan: string, allowed: string[]): Promise<SignedIn> {
  return asStudent({ allowed, fields: { userType: 'pro', userPlan, subscriptionEndDate: '2099-01-01' } });
}

async function buildHub(page: Page, seed: string): Promise<void> {
  await page.getByRole('tab', { name: 'Paste' }).click();
  await page.getByLabel('Seed keyword').fill(seed);
  await page
    .getByLabel('Keywords, one per line')
    .fill(`${seed}\nbest ${seed}\n${seed} cleaning\n${seed} parts`);
  await page.getByRole('button', { name: 'Build hub' }).click();
}

const hubOf = (page: Page, seed: string) =>
  page.getByRole('region', { name: 'What this result was made of' }).getByText(seed);

/** What an admin reads of one tool on the page of a student. */
const lineOf = (page: Page, tool: string) =>
  page.getByRole('list', { name: 'Tools of this student' }).getByRole('listitem').filter({ hasText: tool });

test(
  'a student at the limit asks for another plan, of which the admins hear, and goes on once it is theirs',
  { tag: '@phone' },
  async ({ page, openAs, openElsewhere, expectStatus }) => {
    const admin = await asNewAdmin();
    const [small, large] = [await makePlan(admin, hubs(1)), await makePlan(admin, hubs(5))];
    const student = await asPro(small.id, [HUB]);
    await openAs(student, '/intelligent-hub');
    await buildHub(page, 'espresso machine');
    await expect(hubOf(page, 'espresso machine')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(page.getByText('Costs 1 use. 0 of 1 left today.')).toBeVisible();
    expectStatus(403);
    await buildHub(page, 'milk frother');
    await expect(dialog(page)).toHaveAccessibleName("You've reached your daily usage limit.");
    await expect(dialog(page).getByText('1 of 1 uses')).toBeVisible();
    await expect(dialog(page).getByText(/^Resets /)).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Build hub' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('link', { name: 'Upgrade' }).click();

    await expect(title(page, 'Pricing')).toBeVisible();
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card(small.name).getByText('Your plan')).toBeVisible();
    await expect(card(large.name).getByText('More of Intelligent Hub.')).toBeVisible();
    await expectFits(page);
    await card(large.name)
      .getByRole('button', { name: `Ask for ${large.name}` })
      .click();
    await expect(card(large.name).getByText(/^Your request was sent to the admins\./)).toBeVisible();

    await page.reload();
    await expect(card(large.name).getByText(/^Your request was sent to the admins\./)).toBeVisible();

    const office = await openElsewhere(admin, '/word-counter');
    await office.getByRole('button', { name: /^Notifications, / }).click();
    const notice = dialog(office).getByRole('link', {
      name: `${student.user.name} would like the ${large.name} plan.`,
    });
    await expect(notice).toBeVisible();
    await expectFits(office);
    await notice.click();
    await expect(title(office, student.user.name)).toBeVisible();
    await expect(lineOf(office, 'Intelligent Hub')).toContainText('In the batch, but used up · 1 of 1 uses');
    await lineOf(office, 'Intelligent Hub')
      .getByRole('link', { name: /^Change the limit/ })
      .click();
    await expect(office.getByRole('region', { name: 'Intelligent Hub' })).toBeInViewport();
    await expectFits(office);
    await office.getByRole('link', { name: 'Edit', exact: true }).click();
    await dialog(office).getByRole('combobox', { name: 'User plan' }).fill(large.name);
    await office.getByRole('option', { name: large.name }).click();
    await expectFits(office);
    await dialog(office).getByRole('button', { name: 'Save User' }).click();
    await expect(lineOf(office, 'Intelligent Hub')).toContainText('In the batch · 1 of 5 uses');
    await office.close();

    await walkTo(page, 'Intelligent Hub');
    await expect(page.getByText('Costs 1 use. 4 of 5 left today.')).toBeVisible();
    await buildHub(page, 'milk frother');
    await expect(hubOf(page, 'milk frother')).toBeVisible();
    await expectFits(page);
  },
);

test(
  'an admin reads why a student cannot use a tool, changes that where it says so, and the student can',
  { tag: '@phone' },
  async ({ page, openAs, openElsewhere }) => {
    const admin = await asNewAdmin();
    const plan = await makePlan(admin, {
      'intelligent-briefs': { numberOfOperations: 1, numberOfOutlines: 1, time: '1 day' },
    });
    const student = await asPro(plan.id, ['schema-generator', HUB]);
    const theirs = await openElsewhere(student, '/schema-generator');
    await follow(theirs, 'Intelligent Hub');
    await expect(title(theirs, 'Pricing')).toBeVisible();
    await expect(theirs.getByText(`Your plan ${plan.name} does not include Intelligent Hub.`)).toBeVisible();
    await expectFits(theirs);

    await openAs(admin, '/users');
    await page.getByRole('textbox', { name: /^Search/ }).fill(student.user.email);
    await page.getByRole('link', { name: new RegExp(`^${student.user.name}`) }).click();
    await dialog(page).getByRole('link', { name: 'Usage, jobs and history' }).click();
    await expect(title(page, student.user.name)).toBeVisible();
    await expect(lineOf(page, 'Intelligent Hub')).toContainText(`In the batch, not in the plan ${plan.name}`);
    await expect(lineOf(page, 'Brief & Outlines')).toContainText(
      `In the plan ${plan.name}, not in the batch`,
    );
    await expect(lineOf(page, 'Word Counter')).toContainText('Not in the batch');
    await expectFits(page);

    await lineOf(page, 'Word Counter')
      .getByRole('link', { name: /^Change the batch/ })
      .click();
    await dialog(page).getByRole('checkbox', { name: 'Word Counter' }).check();
    await dialog(page).getByRole('button', { name: 'Edit Batch' }).click();
    await expect(title(page, student.user.name)).toBeVisible();
    await expect(lineOf(page, 'Word Counter').getByRole('img', { name: 'Can be used' })).toBeVisible();
    await expect(lineOf(page, 'Word Counter')).toContainText('In the batch');

    await lineOf(page, 'Intelligent Hub')
      .getByRole('link', { name: /^Change the plan/ })
      .click();
    const own = dialog(page).getByRole('group', { name: 'Intelligent Hub' });
    await own.getByRole('spinbutton', { name: 'Uses' }).fill('3');
    await own.getByRole('combobox', { name: 'Period' }).click();
    await page.getByRole('option', { name: 'Per Day' }).click();
    await dialog(page).getByRole('button', { name: 'Save User' }).click();
    await expect(lineOf(page, 'Intelligent Hub')).toContainText('In the batch · 0 of 3 uses');

    await walkTo(theirs, 'Intelligent Hub');
    await expect(theirs.getByText('Costs 1 use. 3 of 3 left today.')).toBeVisible();
    await theirs.reload();
    await walkTo(theirs, 'Word Counter');
    await expectFits(theirs);
    await theirs.close();
  },
);
