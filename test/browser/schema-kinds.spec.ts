import { asStudent } from '../support/actors';
import { expect, test } from './support/test';

test('an event is marked up, judged while it is typed, kept over a reload, and copied @phone', async ({
  page,
  context,
  openAs,
}) => {
  const logs: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/moduleLogs')) logs.push(request.postDataJSON());
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(await asStudent({ allowed: ['schema-generator'] }), '/schema-generator');
  await page.getByRole('link', { name: /^Event/ }).click();
  await expect(page).toHaveURL(/type=event/);
  await expect(page.getByText('No schema yet')).toBeVisible();

  const form = page.getByRole('form', { name: 'Event' });
  await form.getByLabel('Name', { exact: true }).fill('Steam night');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByText('Event: Not eligible')).toBeVisible();
  await expect(checks.getByText("Event needs startDate for Google's Event")).toBeVisible();

  await form.getByLabel('Begins').fill('2027-05-01T19:00');
  await form.getByLabel('Name of the place').fill('Hall');
  await form.getByLabel('Town or city').fill('Bath');
  await expect(checks.getByText('Event: Eligible with warnings')).toBeVisible();
  await form.getByLabel('Type').click();
  await page.getByRole('option', { name: 'Concert' }).click();
  await form.getByRole('button', { name: 'Add ticket' }).click();
  await form.getByRole('group', { name: 'Ticket 2' }).getByLabel('Price', { exact: true }).fill('free');
  await expect(checks.getByText(/^price must be a number alone/)).toBeVisible();
  await form.getByRole('button', { name: 'Remove Ticket 2' }).click();
  await expect(checks.getByText(/^price must be a number alone/)).toHaveCount(0);

  await page.reload();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Steam night');
  await expect(form.getByLabel('Begins')).toHaveValue('2027-05-01T19:00');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => logs.length).toBe(1);
  const html = await page.evaluate(() => navigator.clipboard.readText());
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'MusicEvent',
    startDate: expect.stringMatching(/^2027-05-01T19:00[+-]\d{2}:\d{2}$/),
    location: { '@type': 'Place', name: 'Hall', address: { addressLocality: 'Bath' } },
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(form.getByLabel('Begins')).toHaveValue('');
  await expect(page.getByText('No schema yet')).toBeVisible();
  await page.getByRole('link', { name: 'All types' }).click();
  await expect(page.getByRole('heading', { name: 'Product Review Schema Generator' })).toBeVisible();
  expect(logs).toHaveLength(1);
});
