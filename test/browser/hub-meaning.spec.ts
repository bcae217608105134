import { asHubStudent } from '../support/hubs';
import { startServer, type TestServer } from '../support/server';
import { expect, signIn, test } from './support/test';

const KEYWORDS = `Keyword,Volume
coffee beans,900
best coffee grinder,500
coffee grinder,800
v60,70
cortado,60
car insurance,50
cheap car insurance,40
wedding dresses,30
`;

let server: TestServer;

test.beforeAll(async () => {
  server = await startServer({ env: { MEANING: 'on' } });
});
test.afterAll(() => server.stop());

for (const [width, name] of [
  [1_280, 'on a desktop'],
  [360, 'on a phone'],
] as const) {
  test(`a hub by meaning tells what to check, and takes it in and out by one click, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, await asHubStudent(3, server.url), server.url);
    await page.goto(`${server.url}/intelligent-hub`);
    await page.getByLabel('Seed keyword').fill('coffee');
    await page.getByLabel('Examples of what belongs to it').fill('espresso, latte');
    await page
      .getByLabel('Select Your Keywords File')
      .setInputFiles({ name: 'coffee.csv', mimeType: 'text/csv', buffer: Buffer.from(KEYWORDS) });
    await page.getByRole('button', { name: 'Build hub' }).click();
    await expect(page.getByText(/^Working for \d/)).toBeVisible();
    const result = page.getByRole('region', { name: 'Result', exact: true });
    await expect(result.getByText('May be off topic', { exact: true })).toBeVisible();
    await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}tab=off`);
    const off = result.getByRole('region', { name: 'May be off topic: check' });
    await expect(off).toContainText('wedding dresses');
    await expect(off).not.toContainText('v60');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`check-${width}.png`), fullPage: true });
    await off.getByRole('button', { name: 'Take all into the hub' }).click();
    await expect(off).toBeHidden();
    const unsorted = result.getByRole('region', { name: 'Unsorted: check' });
    await expect(unsorted).toContainText('wedding dresses');
    await unsorted.getByRole('button', { name: 'Take all out' }).click();
    await expect(off).toContainText('wedding dresses');
  });
}
