import { expect, type Page } from '@playwright/test';
import { BLOCK_VARIANTS } from '../../../src/contracts/blocks/blocks';

/** The ids of all generators and their styles. */
export const ALL_BLOCKS: string[] = Object.entries(BLOCK_VARIANTS).flat(2);

export const dialog = (page: Page) => page.getByRole('dialog', { name: /^Customize/ });
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const preview = (page: Page) => dialog(page).frameLocator('iframe').locator('main');
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export async function customize(page: Page, variant: string): Promise<void> {
  await page.getByRole('button', { name: `Customize ${variant}` }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(preview(page).locator('.cohort-block')).toBeVisible();
}

export async function copy(page: Page, name: 'Copy block' | 'Copy HTML' | 'Copy CSS'): Promise<string> {
  await button(page, name).click();
  await expect(page.getByText(`The ${name.slice(5)} is copied`).last()).toBeVisible();
  return clipboard(page);
}
