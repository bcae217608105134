import type { Page } from '@playwright/test';
import { asNewAdmin, expect, test } from './support/test';

/** A sheet of A4 between its margins, in pixels of a browser. */
const PAPER = { width: 703, height: 1000 };

/** As a browser shows it to the printer. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** What of the page a sheet would lose, and what of it nobody can press on paper. */
function onPaper(page: Page) {
  return page.evaluate(() => {
    const shown = (element: Element) => element.getClientRects().length > 0;
    const all = [...document.querySelectorAll('main *, [role="dialog"] *')].filter(
      (element) => shown(element) && !element.closest('svg, .visually-hidden, [aria-hidden="true"]'),
    );
    const cut = all.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const hides = (overflow: string) => overflow !== 'visible';
      const wide = hides(overflowX) && scrollWidth > clientWidth + 1;
      return wide || (hides(overflowY) && scrollHeight > clientHeight + 1);
    });
    const name = ({ tagName, className }: Element) => `${tagName}.${className}`;
    const buttons = 'nav, .MuiButton-root, .MuiIconButton-root, [aria-label="Toolbar"]';
    return {
      cut: cut.map(name),
      buttons: [...document.querySelectorAll(buttons)].filter(shown).map(name),
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

const WHOLE = { cut: [], buttons: [], tooWide: 0 };

for (const path of ['/dashboard', '/user-stats', '/audit-log', '/settings', '/intent-finder']) {
  test(`${path} is printed whole, without what is there to be pressed`, async ({ page, openAs }) => {
    await openAs(await asNewAdmin(), path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [data-outline], [role="progressbar"]')).toHaveCount(0);
    await print(page);
    await expect.poll(() => onPaper(page)).toEqual(WHOLE);
  });
}
