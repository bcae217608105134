import sharp from 'sharp';
import type { InstanceView } from '../../src/contracts/instance/instance';
import { asNewAdmin, expect, test, title } from './support/test';

const ACCENT = '#0f766e';

test('a name of thirty letters is whole beside a wide logo, in the accent that was chosen', async ({
  page,
  openAs,
}) => {
  const logo = sharp({ create: { width: 300, height: 100, channels: 3, background: ACCENT } }).png();
  // What is set shows everywhere: only this browser is told of it.
  await page.route('**/api/instance', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ json: route.request().postDataJSON() as InstanceView })
      : route.fallback(),
  );
  await openAs(await asNewAdmin(), '/settings');
  await expect(title(page, 'Settings')).toBeVisible();
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo.toBuffer() });
  await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill(ACCENT);
  for (const name of ['Suchmaschinenoptimierungsverei', 'The Search Engine Guild Munich']) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Save settings' }).click();
    const shown = page.getByRole('navigation', { name: 'Main' }).getByText(name);
    await expect(shown).toBeVisible();
    // Once the logo is there, which has a place beside it.
    const hidden = () =>
      shown.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ]);
    await expect.poll(hidden, { message: name }).toEqual([0, 0]);
    await expect(page).toHaveTitle(`Settings · ${name}`);
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('img').first()).toHaveAttribute(
    'src',
    /^data:image\/png/,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.getByRole('button', { name: 'Choose logo' })).toHaveCSS('color', 'rgb(15, 118, 110)');
});
