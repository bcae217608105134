import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ARTICLES } from './support/crawled-site';
import { openTab } from './support/tabs';
import { asNewAdmin, expect, test, title } from './support/test';

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });
const partial = (page: Page) => page.getByRole('note').filter({ hasText: /^Partial: / });
const pages = (page: Page) => page.getByRole('region', { name: 'Pages of the crawl' });
const pastCrawl = (page: Page, id: string) =>
  page.getByRole('region', { name: 'Past crawls' }).locator(`a[href$="/full-site-scrapper/${id}"]`);

/** The tabs, and whether they are seen without scrolling. */
async function expectTabsInView(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('tab', { name: 'Pages', exact: true })).toBeInViewport({ ratio: 1 });
}

/** The crawl's id. */
async function startCrawl(page: Page, options: Record<string, string>): Promise<string> {
  await page.getByRole('button', { name: 'Options' }).click();
  for (const [label, value] of Object.entries(options)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  // The button moves as long as the options unfold.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/full-site-scrapper\/[0-9a-f]{24}$/);
  return page.url().slice(-24);
}

async function exported(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test('a crawl from its start over a stop to its reports', async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/full-site-scrapper');
  await expect(title(page, 'Full Site Scraper')).toBeVisible();
  const start = page.getByRole('textbox', { name: 'Start URL' });
  await expect(start).toHaveValue(/^http:\/\/127/);
  const { host } = new URL(await start.inputValue());

  const former = await startCrawl(page, { Delay: '0', 'Page limit': '10' });
  await expect(summary(page).getByText('Done')).toBeVisible();
  await page.getByRole('link', { name: 'Change settings' }).click();
  const whole = await startCrawl(page, { Delay: '300', Concurrency: '1', 'Page limit': '500' });
  await expect(pages(page).getByRole('link', { name: 'Kettle Weekly' })).toBeVisible();
  await expectTabsInView(page);
  await progress(page).getByRole('button', { name: 'Pause' }).click();
  await expect(progress(page).getByText('Paused', { exact: true })).toBeVisible();
  await progress(page).getByRole('button', { name: 'Resume' }).click();
  await expect(progress(page).getByText('Crawling')).toBeVisible();
  await progress(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel crawl' }).click();
  await expect(summary(page).getByText('Canceled')).toBeVisible();
  await expectTabsInView(page);
  await expect(partial(page)).toContainText(/after \d+ of \d+ links/);
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(summary(page).getByText('Done')).toBeVisible();
  await expect(summary(page).getByText(`${ARTICLES + 4} of ${ARTICLES + 4} links visited`)).toBeVisible();
  await expect(partial(page)).toBeHidden();

  await openTab(page, /^Issues$/);
  const issue = page.getByRole('button', { name: /No main heading/ });
  await expect(issue).toContainText(`${ARTICLES} pages`);
  await issue.click();
  // Until it is open, what is in it moves once more, and a click may miss it.
  await expect(page.locator('.MuiCollapse-entered').getByText('How to fix it:')).toBeVisible();
  await page.getByRole('link', { name: 'Show them among all pages' }).click();
  await expect(page.getByText(`1–25 of ${ARTICLES}`)).toBeVisible();
  await pages(page).getByRole('link', { name: 'Article 1', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Article 1' }).getByText('Links in (')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await openTab(page, /^Links$/);
  await expect(page.getByRole('row', { name: /\/gone.*404/ })).toBeVisible();
  await openTab(page, /^Redirects & canonicals$/);
  await expect(page.getByText('2 steps')).toBeVisible();
  await openTab(page, /^Structure$/);
  await expect(page.getByRole('img', { name: /^Bars of pages/ })).toBeVisible();

  await openTab(page, /^Compare$/);
  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/with=/);
  // The first may be a crawl of another browser.
  await page.goto(page.url().replace(/with=\w+/, `with=${former}`));
  await expect(page.getByRole('heading', { name: /^New pages \([1-9]/ })).toBeVisible();

  const csv = await exported(page, 'Pages as CSV');
  expect(csv).toContain('/articles/30');
  const json = JSON.parse(await exported(page, 'Issues as JSON')) as object[];
  expect(json).not.toHaveLength(0);

  const address = page.url();
  await page.goto('/word-counter');
  await page.getByRole('tab', { name: 'Crawl' }).click();
  await page.getByRole('combobox', { name: 'Finished crawl' }).click();
  // The oldest whole one of the site: the newest may be another browser's, which deletes it.
  const ofWhole = page.getByRole('option').filter({ hasText: host });
  await ofWhole
    .filter({ hasText: `${ARTICLES + 4} pages` })
    .last()
    .click();
  await page.getByRole('combobox', { name: 'Page of the crawl' }).fill('articles/3');
  await page.getByRole('option', { name: /articles\/3$/ }).click();
  await page.getByRole('button', { name: 'Read page' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/kettle number 3\./);

  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  // A report that is still asked for when its crawl is deleted must not end in an error.
  await page.route('**/compare/**', (route) => deleted.then(() => route.continue()));
  await page.goto(address);
  await page.getByRole('button', { name: /^Delete the crawl/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(title(page, 'Full Site Scraper')).toBeVisible();
  await expect(pastCrawl(page, former)).toBeVisible();
  await expect(pastCrawl(page, whole)).toBeHidden();
});
