import { expect, type Page } from '@playwright/test';

/**
 * Picks up an entry of a sortable list, whose handle has the focus, and ends when the list hears the next key. It listens
 * for keys from a timer on, which a busy browser runs after a key that follows at once.
 * @param at such as: Jobs is at place 2 of 2
 */
export async function pickUp(page: Page, at: string): Promise<void> {
  await page.keyboard.press('Space');
  await expect(page.getByText(at)).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
