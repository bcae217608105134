import type { Page } from '@playwright/test';
import type { TakeOverCheckView } from '../../src/contracts/products/take-over';
import { expectStatus, type SignedIn, unique } from '../support/actors';
import { crawlsOf } from '../support/crawls';
import { interlinksOf, readSite } from '../support/interlinks';
import { pageRunsOf } from '../support/page-runs';
import { addedPpl } from '../support/ppl';
import { addProduct, marked, wholeProduct } from '../support/products';
import { blockToSave, saveBlock } from '../support/saved-blocks';
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
const OWN = ['/products', '/ppl-files', '/intelligent-interlinks', '/content-detection'];
/** What stands where something is to come. */
const LOADING = '[aria-busy="true"], .MuiSkeleton-root, [data-outline]';
const SITES = (process.env.CHANGING_SITES ?? '').split(',');

test('no page jumps while it loads', { tag: ['@all', '@phone'] }, async ({ page, isMobile }) => {
  const admin = await asNewAdmin();
  await watchShifts(page);
  await signIn(page, admin);
  for (const path of isMobile ? [...TOOLS, ...BACK_OFFICE] : TOOLS) await expectStill(page, path);
});

test(
  'no page of an account jumps while what is in it loads',
  { tag: ['@all', '@phone'] },
  async ({ page, isMobile }, { parallelIndex }) => {
    const admin = await asNewAdmin();
    await watchShifts(page);
    await signIn(page, admin);
    for (const path of OWN) await expectStill(page, path);
    const watch = await changedWatch(admin, SITES[parallelIndex % SITES.length] ?? '');
    await blockToRefresh(admin);
    await addedPpl({ tags: 'leads,cities' });
    await readSite(admin, process.env.LINK_SITE ?? '');
    await interlinksOf(admin).run();
    const crawl = await finishedCrawl(admin, process.env.LINK_SITE ?? '');
    const records = [`/content-detection?watch=${watch}`, `/full-site-scrapper/${crawl}`];
    for (const path of [...OWN, ...records]) await expectStill(page, path);
    // On a phone nobody knows before whether a name takes one line or two.
    if (!isMobile) await expectStill(page, `/users/${admin.user.id}/show`);
  },
);

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

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // It comes when all above it has its place.
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator(LOADING)).toHaveCount(0);
  await expectNoShift(page);
}

/** Products of which one is newer than a block that it was put into. */
async function blockToRefresh(who: SignedIn): Promise<void> {
  for (const name of ['Grinder', 'Kettle']) await addProduct(who, wholeProduct({ name, image: '' }));
  const { id } = await addProduct(who, wholeProduct({ name: 'Mixer', image: '' }));
  const block = blockToSave('product-box-1');
  await saveBlock(who, { ...block, config: { ...block.config, productId: id } });
  const check = await who.post<TakeOverCheckView>(`/api/products/${id}/take-over/check`);
  const blocks = marked(expectStatus(check, 200).blocks);
  expectStatus(await who.post(`/api/products/${id}/take-over`, { blocks }), 200);
}

async function finishedCrawl(admin: SignedIn, site: string): Promise<string> {
  const crawls = crawlsOf(admin);
  const { id } = await crawls.start({ startUrl: `${site}/` });
  await crawls.ended(id);
  return id;
}

/** A watched page of which a change was found; its id. */
async function changedWatch(who: SignedIn, site: string): Promise<string> {
  const watches = watchesOf(who);
  const url = `${site}/${unique('product')}`;
  const { id } = expectStatus(await watches.add({ url, name: 'Mixer', tags: ['Shop'] }), 201);
  await waitFor('a baseline', async () => (await watches.get(id)).baselineAt);
  await fetch(url, { method: 'PUT' });
  await waitFor('a check', async () => (await who.post(`/api/watches/${id}/check`)).status < 300);
  await waitFor('a change', async () => (await watches.changes(id)).length > 0);
  return id;
}
