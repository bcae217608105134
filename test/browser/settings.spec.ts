import sharp from 'sharp';
import { INSTANCE_MESSAGES } from '../../src/contracts/instance/instance-messages';
import { ADMIN, startServer, type TestServer } from '../support/server';
import { expectAccessible } from './support/accessibility';
import { expect, submitLogin, test, title } from './support/test';

/** Of its own: what is set here shows everywhere. */
let server: TestServer;

test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('an admin gives the instance its name, logo and accent, and every page shows them', async ({ page }) => {
  const background = '#0f766e';
  const logo = sharp({ create: { width: 200, height: 100, channels: 3, background } }).png();
  await page.goto(`${server.url}/settings`);
  await submitLogin(page, ADMIN.email, ADMIN.password);
  await expect(title(page, 'Settings')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('SEO Guild');
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.toBuffer() });
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill(background);
  await page.getByRole('textbox', { name: 'Contact email' }).fill('guild@cohort.test');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText(INSTANCE_MESSAGES.saved)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('SEO Guild')).toBeVisible();
  await expect(page).toHaveTitle('Settings · SEO Guild');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.evaluate(() => localStorage.clear());
  const html = await (await page.goto(`${server.url}/login`))?.text();
  expect(html).toContain('<title>SEO Guild</title>');
  await expect(page.getByRole('complementary', { name: 'Welcome' }).getByText('SEO Guild')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    'mailto:guild@cohort.test',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle('Privacy Policy · SEO Guild');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveCSS(
    'color',
    'rgb(15, 118, 110)',
  );
});

test('a name of thirty letters is whole beside a wide logo', async ({ page }) => {
  const logo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#0f766e' } }).png();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/settings`);
  await submitLogin(page, ADMIN.email, ADMIN.password);
  await expect(title(page, 'Settings')).toBeVisible();
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.toBuffer() });
  for (const name of ['Suchmaschinenoptimierungsverei', 'The Search Engine Guild Munich']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Save settings' }).click();
    const shown = page.getByRole('navigation', { name: 'Main' }).getByText(name);
    await expect(shown).toBeVisible();
    const hidden = await shown.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
    expect(hidden, name).toEqual([0, 0]);
  }
});
