import type { Page } from '@playwright/test';
import { asAdmin, asStudent, createBatch, createUser, expectStatus, unique } from '../support/actors';
import { addProduct } from '../support/products';
import { asNewAdmin, expect, signIn, test } from './support/test';

const WIDTHS = [1024, 1200, 1280, 1440];
/** Of each list what is seen before anybody scrolls sideways, from the first column on. */
const LISTS: Record<string, readonly string[]> = {
  '/tools-permissions': ['Batch', 'Students', 'Tools', 'First route'],
  '/pro-plans': ['Name', 'Students', 'Limits', 'Changed'],
  '/intent-words': ['Word or phrase', 'Intent', 'Languages', 'Important'],
  '/user-stats': ['Name', 'Uses', 'Limits used'],
  '/jobs': ['Job', 'Status', 'Owner'],
  '/audit-log': ['Time', 'Action', 'Record'],
};
const USER_COLUMNS = ['Name', 'Batch', 'Account', 'Last login'];
const SHADE = '[data-scroll-shade]';

test('every column of the users can be reached, beside their names', async ({ page }) => {
  const batch = await createBatch(['intent-finder']);
  const name = `Maximiliana ${'Konstantinopolitanska-'.repeat(3)}the Elder`;
  await createUser({ batch, name, email: `${unique('maximiliana-konstantinopolitanska')}@cohort.test` });
  await signIn(page, await asNewAdmin());
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
  await showAllColumns(page);
  await expectReachableAtEveryWidth(page, '/users', ['Name']);

  await test.step('the name under the pointer has the color of its row', async () => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.locator(SHADE)).toBeVisible();
    const row = page.getByRole('row').nth(1);
    const cell = row.getByRole('cell').nth(1);
    await expect(cell).toHaveCSS('position', 'sticky');
    await row.hover({ position: { x: 300, y: 20 } });
    const color = await row.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(color).not.toBe('rgba(0, 0, 0, 0)');
    await expect(cell).toHaveCSS('background-image', `linear-gradient(${color}, ${color})`);
  });
});

test('a name is cut only where the table has no room for it', async ({ page }) => {
  const student = await asStudent();
  const name = `${unique('Autumn')} affiliate sites and shops`;
  expectStatus(
    await (
      await asAdmin()
    ).put(`/api/permissions/${student.user.batch ?? ''}`, {
      ...{ batch: name, defaultTool: 'intent-finder', allowed: ['intent-finder'] },
    }),
    200,
  );
  await signIn(page, await asNewAdmin());
  const filter = JSON.stringify({ q: name });
  for (const [width, isWhole] of [
    [1920, true],
    [1280, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/tools-permissions?${new URLSearchParams({ filter }).toString()}`);
    const shown = page.getByRole('link', { name });
    await expect(shown).toBeVisible();
    const line = shown.locator('..');
    expect(
      await line.evaluate((element) => element.scrollHeight <= element.clientHeight + 1),
      `${width}`,
    ).toBe(isWhole);
    expect(await beyondPage(page)).toBeLessThanOrEqual(0);
  }
});

test('the buttons of the toolbar stand beside each other for who may upgrade', async ({ page, openAs }) => {
  const student = await asStudent();
  for (const width of [900, 1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openAs(student, '/pricing');
    const toolbar = page.getByRole('region', { name: 'Toolbar' });
    await expect(toolbar.getByRole('link', { name: 'Upgrade Account' })).toBeVisible();
    const boxes = await toolbar
      .locator('a:visible, button:visible')
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
    const ends = boxes.map(([, right = 0]) => right);
    const overlaps = boxes.slice(1).filter(([left = 0], at) => left < (ends[at] ?? 0));
    expect(overlaps, `at ${width}`).toEqual([]);
  }
});

test(
  'every column of every other list can be reached, beside the names',
  { tag: '@all' },
  async ({ page }) => {
    await signIn(page, await asNewAdmin());
    for (const [path, first] of Object.entries({ '/users': USER_COLUMNS, ...LISTS })) {
      await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
      await page.goto(path);
      const table = page.locator('table');
      await expect(table.or(page.getByText(/^No .+ yet$/))).toBeVisible();
      if ((await table.count()) > 0) await expectReachableAtEveryWidth(page, path, first);
    }
  },
);

test('a table of a tool that does not fit scrolls in its place, and not the page', async ({
  page,
  openAs,
}) => {
  const student = await asStudent({ allowed: ['product-box-generator'] });
  await addProduct(student, { name: 'Halden Mixer', tags: ['kitchen'] });
  await page.setViewportSize({ width: 1024, height: 800 });
  await openAs(student, '/products');
  await expect(page.locator(SHADE)).toBeVisible();
  expect(await beyondPage(page)).toBeLessThanOrEqual(0);
  for (const name of ['More for Halden Mixer', 'Delete Halden Mixer']) {
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});

async function expectReachableAtEveryWidth(page: Page, what: string, seen: readonly string[]): Promise<void> {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectSeen(page, seen, `${what} at ${width}`);
    await expectReachable(page, `${what} at ${width}`);
  }
}

/** The first columns, whole and without scrolling. */
async function expectSeen(page: Page, columns: readonly string[], what: string): Promise<void> {
  const headers = page.getByRole('columnheader').filter({ hasText: /\w/ });
  for (const [place, column] of columns.entries()) {
    await expect(headers.nth(place), what).toHaveText(column);
    await expect(headers.nth(place), `${column} of ${what}`).toBeInViewport({ ratio: 0.95 });
  }
}

/** Where the table does not fit, it goes on under a shade and scrolls; nothing else does. */
async function expectReachable(page: Page, what: string): Promise<void> {
  const headers = page.getByRole('columnheader').filter({ hasText: /\w/ });
  const [first, last] = [headers.first(), headers.last()];
  const wrapper = page.locator('.RaDataTable-tableWrapper');
  const shade = page.locator(SHADE);
  await expect(async () => {
    // A pixel is rounding, and no column.
    const overflows = await wrapper.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
    expect(await shade.isVisible(), `the shade of ${what}`).toBe(overflows);
  }).toPass();
  await wrapper.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(shade, `the shade at the end of ${what}`).toBeHidden();
  await expect(last, `the last column of ${what}`).toBeInViewport({ ratio: 0.95 });
  await expect(first, `the names of ${what}`).toBeInViewport({ ratio: 0.95 });
  expect(await beyondPage(page), `the page of ${what}`).toBeLessThanOrEqual(0);
  await wrapper.evaluate((element) => element.scrollTo({ left: 0 }));
}

function beyondPage(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function showAllColumns(page: Page): Promise<void> {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const name of ['Email', 'Role']) await page.getByRole('switch', { name }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Role' })).toBeAttached();
}
