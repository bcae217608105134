import type { Page } from '@playwright/test';
import * as catalogue from '../../src/contracts/access/tools';
import { asStudent, type SignedIn } from '../support/actors';
import { asked, costOf, limitsOf, pagesOf, watchUse } from '../support/first-load.cjs';
import { asNewAdmin, expect, signIn, test } from './support/test';

const PAGES = pagesOf(catalogue);
const SIGNED_IN = {
  guest: undefined,
  student: () => asStudent({ allowed: ['word-counter'] }),
  admin: asNewAdmin,
};

for (const who of ['guest', 'student', 'admin'] as const) {
  test(`no page asks for much before it can be used: ${who}`, { tag: '@all' }, async ({ page }) => {
    await openFresh(page, await SIGNED_IN[who]?.());
    for (const path of PAGES[who]) {
      await page.goto(path);
      await page.waitForFunction(() => (window as unknown as { isSettled: boolean }).isSettled);
      const { before } = await page.evaluate(asked);
      // The page itself is no resource of it.
      const { requests, scriptKb } = costOf([page.url(), ...before]);
      expect.soft(requests, `requests of ${path}`).toBeLessThanOrEqual(limitsOf(path).requests);
      expect.soft(scriptKb, `kB of scripts of ${path}`).toBeLessThanOrEqual(limitsOf(path).scriptKb);
    }
  });
}

async function openFresh(page: Page, actor?: SignedIn): Promise<void> {
  if (actor) await signIn(page, actor);
  await page.addInitScript(watchUse);
}
