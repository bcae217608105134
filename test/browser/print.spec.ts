import type { Page } from '@playwright/test';
import { asStudent, createBatch, createUser } from '../support/actors';
import { asNewAdmin, expect, signIn, test, title } from './support/test';

/** A sheet of A4 between its margins, in pixels of a browser. */
const PAPER = { width: 703, height: 1000 };

/** As a browser shows it to the printer. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

async function printed(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
}

/** What of the page a sheet would lose, and what of it nobody can press on paper. */
function onPaper(page: Page) {
  return page.evaluate(() => {
    const shown = (element: Element) => element.getClientRects().length > 0;
    const all = [...document.querySelectorAll('main *, [role="dialog"] *')].filter(
      (element) => shown(element) && !element.closest('svg, .visually-hidden, [aria-hidden="true"]'),
    );
    const cut = all.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const hides = (overflow: string) => overflow !== 'visible';
      const wide = hides(overflowX) && scrollWidth > clientWidth + 1;
      return wide || (hides(overflowY) && scrollHeight > clientHeight + 1);
    });
    const name = ({ tagName, className }: Element) => `${tagName}.${className}`;
    const buttons = 'nav, .MuiButton-root, .MuiIconButton-root, [aria-label="Toolbar"]';
    return {
      cut: cut.map(name),
      buttons: [...document.querySelectorAll(buttons)].filter(shown).map(name),
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

const WHOLE = { cut: [], buttons: [], tooWide: 0 };

/** Waits until all of the page is there, prints it, and comes back to the screen. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], [data-outline], [role="progressbar"]')).toHaveCount(0);
  await print(page);
  await expect.poll(() => onPaper(page), page.url()).toEqual(WHOLE);
}

test('a list is printed whole, without what is there to be pressed, in the colors of paper; over it a dialog alone', async ({
  page,
  openAs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(await asNewAdmin(), '/users');
  await expect(title(page, 'Users')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const columns = await page.locator('thead th:not(.MuiTableCell-paddingCheckbox)').allTextContents();
  await expectWhole(page);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  for (const column of columns.filter(Boolean)) {
    const head = page.locator('thead th').filter({ hasText: column }).first();
    const box = await head.boundingBox();
    expect(box && box.x + box.width, column).toBeLessThanOrEqual(PAPER.width);
  }
  await printed(page);
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('tbody tr').first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await print(page);
  await expect(page.locator('#root')).toBeHidden();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(/@/);
  await expect.poll(() => onPaper(page)).toEqual(WHOLE);
});

test('every other page is printed whole as well', { tag: '@all' }, async ({ page }) => {
  await signIn(page, await asNewAdmin());
  const name = `Wolfeschlegelsteinhausenbergerdorff${Date.now()}`;
  await createUser({ name, batch: await createBatch(['content-strategy-evaluator']) });
  const named = `?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;
  for (const path of [
    ...['/dashboard', '/user-stats', `/user-stats${named}`, `/users${named}`],
    ...['/audit-log', '/settings', '/intent-finder'],
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWhole(page);
    await printed(page);
  }
});

const CRAWL_PARTS = [
  ...['Summary', 'Pages', 'Issues', 'Links', 'Targets', 'Redirects & canonicals', 'Duplicates', 'Sitemaps'],
  ...['hreflang', 'Structure', 'robots.txt'],
];
const SAID_OF_A_CRAWL = [
  'Kettle Weekly',
  'What to fix',
  'Sitemaps of the site',
  'Folders',
  'robots.txt tester',
];

/** What stood on the page when the keys that print had been pressed and all of it was there. */
async function printedByKeys(page: Page): Promise<string> {
  await page.evaluate(() => {
    window.print = () =>
      Object.assign(window, { printed: document.querySelector<HTMLElement>('main')?.innerText });
  });
  await page.keyboard.press('Control+p');
  const printedText = () => page.evaluate(() => (window as unknown as { printed?: string }).printed ?? '');
  await expect.poll(printedText, { timeout: 30_000 }).not.toBe('');
  return printedText();
}

test('a crawl prints all that it tells, the tabs that were not opened too', async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/full-site-scrapper');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('textbox', { name: 'Delay', exact: true }).fill('0');
  await page.getByRole('textbox', { name: 'Page limit', exact: true }).fill('10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Summary' }).getByText('Done')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Summary', selected: true })).toBeVisible();
  const whole = await printedByKeys(page);
  for (const said of [...CRAWL_PARTS, ...SAID_OF_A_CRAWL]) expect(whole, said).toContain(said);
  expect(whole).not.toContain('Compare with another crawl');
  expect(whole).not.toContain('could not be loaded');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'What to fix' })).toHaveCount(0);

  await expectWhole(page);
  await printed(page);
});

test('tables of many columns and drawings of a result are printed within the sheet', async ({ page }) => {
  const results = {
    '/intelligent-hub': 'tree',
    '/intelligent-interlinks': 'tablist',
    '/content-strategy-evaluator': 'tablist',
  } as const;
  await signIn(page, await asNewAdmin());
  for (const [path, shown] of Object.entries(results)) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Try a sample' }).click();
    await expect(page.getByRole('region', { name: 'Result', exact: true }).getByRole(shown)).toBeVisible();
    await print(page);
    await expect.poll(async () => (await onPaper(page)).tooWide, path).toBe(0);
    await printed(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('a text box prints all that it holds, and is a text box again', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ['word-counter'] }), '/word-counter');
  const field = page.getByRole('textbox', { name: 'Text' });
  const text = Array.from({ length: 200 }, (_, line) => `Line ${line + 1}`).join('\n');
  await field.fill(text);
  await print(page);
  await expect(field).toBeHidden();
  const shown = page.locator('main').getByText('Line 200', { exact: false });
  await expect(shown).toBeVisible();
  expect((await shown.boundingBox())?.height).toBeGreaterThan(2000);
  await printed(page);
  await expect(field).toHaveValue(text);
  await expect(field).toBeVisible();
});

test('a chapter of the guide is printed without what finds and follows it', async ({ page, openAs }) => {
  await openAs(await asStudent({ allowed: ['word-counter'] }), '/guide/word-counter');
  const picture = page.getByRole('article').getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expectWhole(page);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'What it answers',
    'How it judges',
    'What it keeps',
    'Its sources',
    'What it does not know',
  ]);
  await printed(page);
});
