import { asStudent } from '../support/actors';
import { expect, test, title } from './support/test';

const SITE = process.env.PAGE_SITE ?? '';

test('pages are read from a list, looked into, and shown by the other tools', async ({ page, openAs }) => {
  const allowed = ['pages-analysis', 'interlink-extractor', 'heading-extractor'];
  const student = await asStudent({ allowed });
  await openAs(student, '/pages-analysis');
  await expect(title(page, 'Pages Analysis')).toBeVisible();
  await expect(page.getByText('No results yet')).toBeVisible();

  const field = page.getByLabel('URLs, one per line');
  await field.fill(`${SITE}/\nno address`);
  await page.getByRole('button', { name: 'Read pages' }).click();
  await expect(page.getByText(/^Line 2 \(no address\) has a space/)).toBeVisible();
  await field.fill(['/', '/guide', '/old', '/secret'].map((path) => SITE + path).join('\n'));
  await page.getByRole('button', { name: 'Read pages' }).click();

  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByRole('row', { name: /Home of the shoes/ })).toBeVisible();
  await expect(page).toHaveURL(/[?&]run=[0-9a-f]{24}/);
  await page.reload();
  await expect(result.getByRole('row', { name: /Home of the shoes/ })).toBeVisible();
  await expect(result.getByRole('heading', { name: /^4 pages of 127\.0\.0\.1/ })).toBeVisible();
  await page.goto('/heading-extractor');
  await expect(title(page, 'Heading Extractor')).toBeVisible();
  await page.goBack();
  await expect(result.getByRole('row', { name: /Home of the shoes/ })).toBeVisible();
  await result.getByLabel('Show').click();
  await page.getByRole('option', { name: 'Not read' }).click();
  await expect(result.getByRole('row', { name: /Blocked by robots.txt/ })).toBeVisible();
  await expect(result.getByRole('row')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^\[pages-analysis\] .*\.csv$/);

  await result.getByRole('link', { name: 'Open in Heading Extractor' }).click();
  await expect(result.getByText('Several H1s')).toBeVisible();
  await result.getByRole('button', { name: `${SITE}/guide` }).click();
  const outline = page.getByRole('list', { name: 'Headings' });
  await expect(outline.getByRole('listitem')).toHaveText([/One/, /Two.*Several H1s/, /Empty.*Empty heading/]);

  await page.keyboard.press('Escape');
  await result.getByRole('link', { name: 'Open in Interlink Extractor' }).click();
  await expect(page.getByRole('row', { name: /\/gone Gone .* nofollow Navigation Internal/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(page.getByText('Orphan', { exact: true }).first()).toBeVisible();
});
