import { expectStatus } from '../support/actors';
import { pageRunsOf } from '../support/page-runs';
import { addProduct, wholeProduct } from '../support/products';
import { waitFor } from '../support/waiting';
import { watchesOf } from '../support/watches';
import { expectNoShift, watchShifts } from './support/layout-shift';
import { asNewAdmin, expect, signIn, test } from './support/test';

const TOOLS = [
  '/intent-finder',
  '/amazon-revenue-by-visitors',
  '/amazon-revenue-by-keywords',
  '/schema-generator',
  '/product-box-generator',
  '/top-3-table-generator',
  '/versus-box-generator',
  '/pros-and-cons-generator',
];
/** On a desktop they are watched where their accessibility is. */
const BACK_OFFICE = [
  '/users',
  '/tools-permissions',
  '/pro-plans',
  '/intent-words',
  '/features',
  '/jobs',
  '/dashboard',
  '/user-stats',
  '/settings',
];
/** Of what an admin has there: products, files, and a watch that was read. */
const OWN = ['/products', '/ppl-files', '/intelligent-interlinks', '/content-detection'];

test('no page jumps while it loads', { tag: ['@all', '@phone'] }, async ({ page, isMobile }) => {
  const admin = await asNewAdmin();
  for (const name of ['Mixer', 'Grinder', 'Kettle'])
    await addProduct(admin, wholeProduct({ name, image: '' }));
  const watch = expectStatus(await watchesOf(admin).add({ url: `${process.env.PAGE_SITE}/` }), 201);
  await waitFor('a first check', async () => (await watchesOf(admin).checks(watch.id)).length > 0);
  await watchShifts(page);
  await signIn(page, admin);
  const own = [...OWN, `/content-detection/${watch.id}`];
  for (const path of isMobile ? [...TOOLS, ...BACK_OFFICE] : [...TOOLS, ...own]) {
    await page.goto(path);
    // It comes when all above it has its place.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoShift(page);
  }
});

test('recent work above the tools moves nothing far', async ({ page }) => {
  const admin = await asNewAdmin();
  const runs = pageRunsOf(admin, 'heading-extractor');
  for (const name of ['One', 'Two', 'Three', 'Four']) await runs.start([`${process.env.PAGE_SITE}/`], name);
  await watchShifts(page);
  await signIn(page, admin);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    for (const path of ['/intent-finder', '/users', '/dashboard']) {
      await page.goto(path);
      await expect(page.getByRole('list', { name: 'Recent' }).getByRole('link')).toHaveCount(4);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectNoShift(page);
    }
  }
});
