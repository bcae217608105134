import { readFile } from 'node:fs/promises';
import { asAdmin, asStudent, expectStatus as expectAnswer, type SignedIn, unique } from '../support/actors';
import { expect, test, title } from './support/test';

const SITES = (process.env.CHANGING_SITES ?? '').split(',');
/** Of this worker alone. */
const siteOf = (parallelIndex: number) => SITES[parallelIndex % SITES.length] ?? '';
const PATH = '/content-detection';
/** A change is looked at again after a minute, and the host is given its rest before. */
const CONFIRMED_MS = 150_000;

/** A pro student who may watch so many pages, and check each so often in 30 days. */
async function asWatcher(maxUrlToWatch: number, maxCheckPerUrl: number): Promise<SignedIn> {
  const admin = await asAdmin();
  const limits = { 'content-detection': { maxUrlToWatch, maxCheckPerUrl, time: '30 days' } };
  const plan = await admin.post<{ id: string }>('/api/pro-plans', { name: unique('Plan'), limits });
  const { id: userPlan } = expectAnswer(plan, 201);
  const fields = { userType: 'pro', userPlan, subscriptionEndDate: '2099-01-01' };
  return asStudent({ allowed: ['content-detection'], fields });
}

test('a page is watched, changes, is checked and made quieter, until the plan is used up @all @phone', async ({
  page,
  openAs,
  expectStatus,
}, { parallelIndex }) => {
  const site = siteOf(parallelIndex);
  const product = `${site}/${unique('product')}`;
  await openAs(await asWatcher(1, 2), PATH);
  await expect(title(page, 'Content Change Detective')).toBeVisible();
  await expect(page.getByText('0 of 1 watched')).toBeVisible();
  await expect(page.getByText('No pages watched yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add pages' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL of a page').fill(product);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Swift 3 from 99 EUR', { exact: true })).toBeVisible();
  await expect(preview.getByText('Price: 99 EUR')).toBeVisible();
  await preview.getByRole('button', { name: /^1 element left out/ }).click();
  const leftOut = preview.getByRole('list', { name: 'Elements left out' });
  await expect(leftOut.getByText('.cookie-notice')).toBeVisible();
  await dialog.getByRole('button', { name: 'Watch this page' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 of 1 watched')).toBeVisible();

  // The second fetch of the baseline comes 15 seconds after the first.
  await page.getByRole('link', { name: /product/ }).click();
  await expect(page.getByText('No changes yet')).toBeVisible({ timeout: CONFIRMED_MS });
  await expect(page.getByRole('button', { name: 'Check now' })).toBeEnabled({ timeout: CONFIRMED_MS });

  await fetch(product, { method: 'PUT' });
  await page.getByRole('button', { name: 'Check now' }).click();
  const timeline = page.getByRole('list', { name: 'Changes' });
  await expect(timeline.getByText('Critical')).toBeVisible({ timeout: CONFIRMED_MS });
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText('No: Marked noindex')).toBeVisible();

  await page.getByRole('link', { name: 'All watched pages' }).click();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const notice = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /product.*changed/ }) });
  await expect(notice).toContainText(/99 EUR.*89 EUR/s);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/watch=.*change=/);
  await expect(details.getByRole('tab', { name: 'SEO fields' })).toHaveAttribute('aria-selected', 'true');
  await expect(details.getByText('No: Marked noindex')).toBeVisible();

  await details.getByRole('tab', { name: 'SEO fields' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const diff = details.getByRole('group', { name: 'Changes of the text' });
  await expect(diff.locator('mark', { hasText: '89' })).toBeVisible();
  await details.getByLabel('Only changes').click();
  await expect(page).toHaveURL(/lines=all/);
  await page.reload();
  await expect(diff.locator('mark', { hasText: '89' })).toBeVisible();

  await diff.getByRole('button', { name: 'Ignore this: Change 1' }).click();
  await dialog.getByRole('radio', { name: /^Lines with this text/ }).check();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Price: *');
  await expect(dialog.getByText('This would not have stopped the one past alarm.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ignore this' }).click();
  await expect(dialog).toBeHidden();
  await details.getByRole('tab', { name: 'Ignored' }).click();
  await expect(details.getByRole('list', { name: 'Ignored texts' }).getByText('Price: *')).toBeVisible();
  await details.getByRole('tab', { name: 'Checks' }).click();
  await expect(details.getByRole('row', { name: /Manual check Changed/ })).toBeVisible();

  expectStatus(403);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(
    dialog.getByRole('heading', { name: "You've reached your monthly usage limit." }),
  ).toBeVisible();
  await expect(dialog.getByText(/^Resets on \d{1,2} \w{3} \d{4}/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'All watched pages' }).click();
  await page.getByRole('button', { name: 'Add pages' }).click();
  await expect(dialog.getByText(/^Your plan’s limit is reached/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See the plans' })).toBeVisible();
});

test(
  'a watch that fails says so, and when it is tried again @all',
  { tag: '@phone' },
  async ({ page, openAs }, { parallelIndex }) => {
    const failing = `${siteOf(parallelIndex)}/${unique('failing')}`;
    await openAs(await asWatcher(1, 5), PATH);
    await page.getByRole('button', { name: 'Add pages' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL of a page').fill(failing);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Watch this page' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: /failing/ }).click();
    await expect(page.getByText('No changes yet')).toBeVisible({ timeout: CONFIRMED_MS });
    const checkNow = page.getByRole('button', { name: 'Check now' });
    await expect(checkNow).toBeEnabled({ timeout: CONFIRMED_MS });
    await fetch(failing, { method: 'PUT' });
    await checkNow.click();
    await expect(page.getByText(/^Failed, tried again at \d\d:\d\d$/).first()).toBeVisible({
      timeout: CONFIRMED_MS,
    });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  },
);

test('the sample is looked at; several pages are added, found, paused and deleted; their changes are a csv', async ({
  page,
  openAs,
}, { parallelIndex }) => {
  const site = siteOf(parallelIndex);
  const names = [unique('first'), unique('second')];
  await openAs(await asWatcher(2, 30), PATH);
  await page.getByRole('button', { name: 'See a sample' }).click();
  const sample = page.getByRole('region', { name: 'Sample' });
  await expect(sample.getByRole('row')).toHaveCount(4);
  await sample.getByRole('link').last().click();
  await expect(page.getByText('No: Marked noindex')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Close sample' }).click();

  await page.getByRole('button', { name: 'Add pages' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Several pages' }).click();
  const lines = [...names, names[0], 'third'].map((name) => `${site}/${name}`);
  await dialog.getByLabel('URLs, one per line').fill([...lines, 'no address'].join('\n'));
  await dialog.getByRole('button', { name: 'Watch these pages' }).click();
  await expect(dialog.getByText('2 pages added.')).toBeVisible();
  const told = dialog.getByRole('list', { name: 'Result of each line' }).getByRole('listitem');
  await expect(told).toHaveText([/Added$/, /Added$/, /Already watched$/, /No place left$/, /Refused$/]);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const list = page.getByRole('region', { name: 'Watched pages' });
  await page.getByLabel('Search name or URL').fill(names[0] ?? '');
  await expect(page).toHaveURL(new RegExp(`q=${names[0]}`));
  await expect(list.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(list.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const chosen = page.getByRole('toolbar', { name: 'Chosen pages' });
  await chosen.getByRole('button', { name: 'Pause' }).click();
  await expect(list.getByText('Paused', { exact: true })).toHaveCount(2);
  await expect(page.getByText('0 of 2 watched')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Changes as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/^\uFEFF?Time,Page,URL/);

  await page.getByRole('checkbox', { name: `Select ${site.slice('http://'.length)}/${names[1]}` }).check();
  await chosen.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('row')).toHaveCount(2);
});
