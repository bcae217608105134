import type { Page } from '@playwright/test';
import { expectStatus, type SignedIn } from '../support/actors';
import { briefsOf } from '../support/briefs';
import { hubsOf } from '../support/hubs';
import { finished, TWO_KEYWORDS, upload } from '../support/intent-jobs';
import { interlinksOf } from '../support/interlinks';
import { marketJobsOf } from '../support/market-jobs';
import { optimizeOf } from '../support/optimize';
import { pageRunsOf } from '../support/page-runs';
import { schemaChecksOf } from '../support/schema-checks';
import { strategiesOf } from '../support/strategies';
import { nothingLoads } from './support/accessibility';
import { result } from './support/looks/look';
import { asNewAdmin, expect, signIn, test } from './support/test';

const PAGES = [`${process.env.PAGE_SITE}/`];
const SAMPLE = { options: { sample: true } };

/** A run of each tool that works by runs, and the address that shows it. */
async function runsOf(admin: SignedIn): Promise<string[]> {
  const classified = expectStatus(await upload(admin, TWO_KEYWORDS), 201);
  const [brief, optimize] = [briefsOf(admin), optimizeOf(admin)];
  const runs: [tool: string, run: { id: string }][] = [
    ['intent-finder', await finished(admin, classified.id)],
    ['content-strategy-evaluator', await strategiesOf(admin).run({ ...SAMPLE, keywords: null })],
    ['intelligent-hub', await hubsOf(admin).run({ ...SAMPLE, content: null })],
    ['intelligent-briefs', await brief.ended(expectStatus(await brief.startSample(), 201).id)],
    ['optimize-prime', await optimize.ended(expectStatus(await optimize.sample(), 201).id)],
    ['intelligent-interlinks', await interlinksOf(admin).run()],
    ['schema-intelligence', await schemaChecksOf(admin).run({ addresses: PAGES })],
    ['pages-analysis', await pageRunsOf(admin, 'pages-analysis').run(PAGES)],
    ['interlink-extractor', await pageRunsOf(admin, 'interlink-extractor').run(PAGES)],
    ['heading-extractor', await pageRunsOf(admin, 'heading-extractor').run(PAGES)],
    ['tld-language', await marketJobsOf(admin).run(PAGES)],
  ];
  return runs.map(([tool, { id }]) => `/${tool}?${tool === 'tld-language' ? 'mode=pages&' : ''}run=${id}`);
}

/** How much of the screen is left below the beginning of the result. */
async function roomOf(page: Page, height: number): Promise<number> {
  const heading = result(page).getByRole('heading', { level: 2 }).first();
  await expect(heading, page.url()).toBeInViewport({ ratio: 1 });
  const box = await result(page).boundingBox();
  return (height - (box?.y ?? height)) / height;
}

test(
  'the address of a run opens on its result, whatever the screen, and its tabs are whole or behind “More”',
  { tag: '@all' },
  async ({ page }) => {
    const admin = await asNewAdmin();
    const paths = await runsOf(admin);
    await signIn(page, admin);
    for (const [width, height, least] of [
      [1280, 900, 0.5],
      [360, 740, 0.25],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        await page.goto(path);
        await expect(result(page), path).toBeVisible();
        await nothingLoads(page);
        expect(await roomOf(page, height), `${path} at ${width}`).toBeGreaterThan(least);
        await expectTabs(page, path);
      }
    }
  },
);

/** Each tab is seen whole, the first where its strip begins; those without room are behind a menu. */
async function expectTabs(page: Page, path: string): Promise<void> {
  for (const strip of await result(page).getByRole('tablist').all()) {
    const box = await strip.boundingBox();
    const tabs = await strip.getByRole('tab').all();
    if (!box || tabs.length === 0) continue;
    const boxes = await Promise.all(tabs.map((tab) => tab.boundingBox()));
    const shown = boxes.flatMap((tab) => (tab && tab.width > 0 ? [tab] : []));
    expect(shown.length, path).toBeGreaterThan(0);
    for (const tab of shown) expect(tab.x + tab.width, path).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(Math.abs((shown[0]?.x ?? 0) - box.x), path).toBeLessThan(8);
  }
}
