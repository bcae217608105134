import type { Page } from '@playwright/test';
import { MESSAGES } from '../../src/contracts/messages';
import { asNewAdmin, expect, test, title } from './support/test';

/** What holds the focus, and what covers its middle where something does. */
function coveredFocus(page: Page): Promise<{ stop: string; by: string | null }> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 30)}`;
    const focused = document.activeElement ?? document.body;
    // Its first line, where it is wrapped.
    const [line] = focused.getClientRects();
    if (focused === document.body || !line || line.width < 2) return { stop: name(focused), by: null };
    const { left, right, top, bottom } = line;
    const middle = [(left + right) / 2, Math.min((top + bottom) / 2, top + 20)] as const;
    const above = document.elementFromPoint(...middle);
    const own = above && (focused.contains(above) || above.contains(focused) || isOf(focused, above));
    return { stop: name(focused), by: own ? null : above ? name(above) : 'the edge of the window' };

    /** A checkbox is below its own icon. */
    function isOf(control: Element, icon: Element): boolean {
      return Boolean(control.parentElement?.contains(icon));
    }
  });
}

for (const path of ['/settings', '/intent-finder', '/audit-log', '/users']) {
  test(`no stop of the keyboard on ${path} is below a bar`, async ({ page, openAs }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await openAs(await asNewAdmin(), path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"], [data-outline]')).toHaveCount(0);
    const covered: { stop: string; by: string | null }[] = [];
    const walk = async (key: string, steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        await page.keyboard.press(key);
        const focus = await coveredFocus(page);
        if (focus.by) covered.push(focus);
      }
    };
    await page.locator('footer a').last().focus();
    await walk('Shift+Tab', 25);
    await walk('Tab', 25);
    expect(covered).toEqual([]);
  });
}

test('the columns close by Escape, and their button has the focus again', async ({ page, openAs }) => {
  await openAs(await asNewAdmin(), '/users');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  const columns = page.getByRole('button', { name: 'Columns' });
  await columns.press('Enter');
  const batch = page.getByRole('switch', { name: 'Batch' });
  await expect(batch).toBeVisible();
  await batch.focus();
  await page.keyboard.press('Escape');
  await expect(batch).toBeHidden();
  await expect(columns).toBeFocused();
});

test(
  'who comes back reads so in passing, and it covers nothing that can be pressed',
  { tag: '@phone' },
  async ({ page, openAs }) => {
    const admin = await asNewAdmin();
    // Looked at frame by frame: it is gone before a slow test has asked for it.
    await page.addInitScript((said) => {
      const look = () => {
        requestAnimationFrame(look);
        const toast = [...document.querySelectorAll('[role="status"]')].find(
          ({ textContent }) => textContent === said,
        );
        if (!toast) return;
        const box = toast.getBoundingClientRect();
        const covered = [...document.querySelectorAll('a, button, input, textarea')].filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const isThere = right - left > 1 && bottom > 0;
          return isThere && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        });
        document.documentElement.dataset.covered = covered.map(({ outerHTML }) => outerHTML).join();
      };
      requestAnimationFrame(look);
    }, MESSAGES.loggedInWithJwt);
    for (const path of ['/users', '/intent-finder', '/dashboard', '/full-site-scrapper']) {
      await openAs(admin, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-covered', '');
      await expect(page.getByText(MESSAGES.loggedInWithJwt)).toBeHidden();
    }
  },
);

test('a field that the server refuses has the focus, and nothing lies on it', async ({
  page,
  openAs,
  expectStatus,
}) => {
  expectStatus(422);
  await page.setViewportSize({ width: 1280, height: 560 });
  const message = 'This address is refused';
  await page.route('**/api/instance', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, json: { message: 'no', errors: { upgradeUrl: message } } })
      : route.fallback(),
  );
  await openAs(await asNewAdmin(), '/settings');
  await expect(title(page, 'Settings')).toBeVisible();
  await page.getByRole('textbox', { name: 'Upgrade address' }).fill('https://cohort.test/plans');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('textbox', { name: 'Upgrade address' })).toBeFocused();
  const sentence = page.getByText(message);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  // Its middle can be pressed, so that nothing covers it.
  await sentence.click({ trial: true });
});
