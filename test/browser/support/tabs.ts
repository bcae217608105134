import type { Locator, Page } from '@playwright/test';

/** Chooses a tab, behind “More” where it has no room. */
export async function openTab(place: Page | Locator, name: string | RegExp): Promise<void> {
  const tab = place.getByRole('tab', { name });
  await place.getByRole('tab').first().waitFor();
  if (await tab.isVisible()) return tab.click();
  await place.getByRole('button', { name: 'More', exact: true }).click();
  const page = 'page' in place ? place.page() : place;
  return page.getByRole('menuitem', { name }).click();
}
