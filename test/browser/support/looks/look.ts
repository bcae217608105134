import { expect, type Locator, type Page } from '@playwright/test';
import type { SignedIn } from '../../../support/actors';

/** Brings a page into its next look. */
export type Step = (page: Page) => Promise<void>;

/** A page and how it looks after what is done on it; each look is asked for. */
export interface Look {
  /** Its address, or what makes it and what it shows. */
  path: string | ((admin: SignedIn) => Promise<string>);
  steps?: readonly Step[];
  /** The same for looks that seldom change, from the page's opening on. */
  seldom?: readonly Step[];
}

export const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
export const dialog = (page: Page) => page.getByRole('dialog').last();
export const see = (locator: Locator) => expect(locator.first()).toBeVisible();
export const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).first().click();
export const trySample: Step = (page) => press(page, 'Try a sample');
