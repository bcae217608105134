import type { Page } from '@playwright/test';
import { MESSAGES } from '../../src/contracts/messages';
import { asNewAdmin, expect, test } from './support/test';

interface Stop {
  stop: string;
  by: string | null;
}

/** What holds the focus, and what covers its middle where something does. */
function coveredFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)}`;
    const focused = document.activeElement ?? document.body;
    // As the focus did: a list that other journeys have made longer since moves what is below it.
    focused.scrollIntoView({ block: 'nearest' });
    // Its first line, where it is wrapped.
    const [line] = focused.getClientRects();
    if (focused === document.body || !line || line.width < 2) return { stop: name(focused), by: null };
    const { left, right, top, bottom } = line;
    const middle = [(left + right) / 2, Math.min((top + bottom) / 2, top + 20)] as const;
    const above = document.elementFromPoint(...middle);
    const own = above && (focused.contains(above) || above.contains(focused) || isOf(focused, above));
    return { stop: name(focused), by: own ? null : above ? name(above) : 'the edge of the window' };

    /** A checkbox is below its own icon, an empty select below its label. */
    function isOf(control: Element, part: Element): boolean {
      return Boolean((control.closest('.MuiFormControl-root') ?? control.parentElement)?.contains(part));
    }
  });
}

async function coveredStops(page: Page): Promise<Stop[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], [data-outline]')).toHaveCount(0);
  const covered: Stop[] = [];
  await page.locator('footer a').last().focus();
  for (const key of ['Shift+Tab', 'Tab']) {
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press(key);
      const focus = await coveredFocus(page);
      if (focus.by) covered.push(focus);
    }
  }
  return covered;
}

/**
 * Has each page that is opened from now on keep what is read and pressed below the word to who comes back, and whether that is
 * seen. Looked at frame by frame: it is gone before a slow test has asked for it.
 */
async function watchWelcome(page: Page): Promise<void> {
  await page.addInitScript((said) => {
    const look = () => {
      requestAnimationFrame(look);
      const toast = [...document.querySelectorAll('[role="status"]')].find(
        ({ textContent }) => textContent === said,
      );
      if (!toast) return;
      const box = toast.getBoundingClientRect();
      const covered = [...document.querySelectorAll('h1, h2, a, button, input, textarea')].filter(
        (control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const isThere = right - left > 1 && bottom > 0;
          return isThere && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        },
      );
      document.documentElement.dataset.told = box.width > 1 ? 'seen' : 'heard';
      document.documentElement.dataset.covered = covered.map(({ outerHTML }) => outerHTML).join();
    };
    requestAnimationFrame(look);
  }, MESSAGES.loggedInWithJwt);
}

test('the word to who comes back covers no title at any width and zoom, and a narrow screen is told it alone', async ({
  page,
  openAs,
}) => {
  const admin = await asNewAdmin();
  await watchWelcome(page);
  for (const [path, width, height, told] of [
    ['/dashboard', 360, 740, 'heard'],
    ['/dashboard', 768, 1024, 'heard'],
    // 1280 × 900 at a zoom of 200%, and as it is.
    ['/settings', 640, 450, 'heard'],
    ['/settings', 1280, 900, 'seen'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAs(admin, path);
    await expect(page.locator('html'), `${path} at ${width}`).toHaveAttribute('data-told', told);
    await expect(page.locator('html'), `${path} at ${width}`).toHaveAttribute('data-covered', '');
  }
});

test('nothing covers what has the focus, nor the word to who comes back what can be pressed', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(422);
  const admin = await asNewAdmin();
  await watchWelcome(page);
  for (const [path, width, height] of [
    ['/users', 360, 740],
    ['/users', 1280, 560],
    ['/settings', 1280, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAs(admin, path);
    await expect(page.locator('html'), path).toHaveAttribute('data-covered', '');
    expect(await coveredStops(page), path).toEqual([]);
  }

  const message = 'This address is refused';
  await page.route('**/api/instance', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { message: 'no', errors: { upgradeUrl: message } } })
      : route.fallback(),
  );
  await page.getByRole('textbox', { name: 'Upgrade URL' }).fill('https://cohort.test/plans');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Upgrade URL' })).toBeFocused();
  const sentence = page.getByText(message);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  // Its middle can be pressed, so that nothing covers it.
  await sentence.click({ trial: true });
});

test('no stop of the keyboard on other pages is below a bar', { tag: '@all' }, async ({ page, openAs }) => {
  const admin = await asNewAdmin();
  await page.setViewportSize({ width: 1280, height: 560 });
  for (const path of ['/intent-finder', '/audit-log']) {
    await openAs(admin, path);
    expect(await coveredStops(page), path).toEqual([]);
  }
});
