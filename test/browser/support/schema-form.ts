import type { Locator, Page } from '@playwright/test';
import { expect, title } from './test';

/** What a student enters, by label, with texts that want to end the script. */
export const AUTHOR = {
  'Author name': 'Ada Moore',
  'Author URL': 'https://example.com/ada',
  'Publisher name': 'Kettle Weekly',
  'Publisher logo URL': 'https://example.com/logo.png',
};
export const ARTICLE = {
  'Article URL': 'https://example.com/best-kettles',
  'Article title': 'The "best" kettles',
  'Article image URL': 'https://example.com/kettles.jpg',
  'Article SEO description': 'We boiled water </script><script>alert(1)</script> for a month. 🫖',
  'Article intro for products': 'קומקום אחד בלט.',
  'Published date': '2026-02-28',
};
export const PRODUCT = {
  'Product name': 'Steamer 2',
  Brand: 'Acme',
  'Product URL': 'https://shop.example/steamer-2',
  'Image URL': 'https://shop.example/steamer-2.jpg',
  'Product description': 'A kettle\nof steel.',
  Pros: 'Quiet\n\n Fast ',
  Cons: 'Heavy',
};

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Product Review Schema Generator' });
export const product = (page: Page, number: number) =>
  dialog(page).getByRole('group', { name: `Product ${number}` });

export async function openDialog(page: Page): Promise<void> {
  await expect(title(page, 'Schema Generator')).toBeVisible();
  await page.getByRole('button', { name: 'Create schema' }).click();
  await expect(dialog(page)).toBeVisible();
}

export async function fill(place: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) await typeDay(place, label, text);
    // Fields that must be filled in have a mark behind their label.
    else await place.getByLabel(new RegExp(`^${label}\\s*\\*?$`)).fill(text);
  }
}

/** A day as it is typed, digit by digit: its field shows DD/MM/YYYY. */
async function typeDay(place: Locator, label: string, day: string): Promise<void> {
  const group = place.getByRole('group', { name: new RegExp(`^${label}`) });
  await group.getByRole('spinbutton', { name: 'Day' }).click();
  await place.page().keyboard.type(day.split('-').reverse().join(''));
}

export async function fillEverything(page: Page): Promise<void> {
  await fill(dialog(page), { ...AUTHOR, ...ARTICLE });
  await fill(product(page, 1), PRODUCT);
}
