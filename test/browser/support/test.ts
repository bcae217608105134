import { test as base, expect, type Page } from '@playwright/test';
import { createUser, logIn, ownAddress, PASSWORD, type SignedIn } from '../../support/actors';
import { baseUrl } from '../../support/http';

const TOKEN_KEY = 'jwt_access_token';
const FAILED_RESOURCE = /^Failed to load resource: the server responded with a status of (\d+)/;

interface Fixtures {
  /** Statuses that this test provokes; every other failed request fails it. */
  expectStatus: (...statuses: number[]) => void;
  /** Opens a page as somebody whose session is there already. */
  openAs: (actor: SignedIn, path: string) => Promise<void>;
  /** The same in another browser: nothing is kept of this one. */
  openElsewhere: (actor: SignedIn, path: string) => Promise<Page>;
  watched: undefined;
}

/** Console errors, uncaught errors, violations of the content security policy and failed requests fail a test. */
export const test = base.extend<Fixtures & { allowed: Set<number> }>({
  baseURL: ({}, use) => use(baseUrl()),
  // Each test logs in from an address of its own, so that they do not share a login throttle. As an option of the
  // context it would keep Playwright from using one context for all tests of a worker.
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': ownAddress() });
    await use(context);
  },
  allowed: ({}, use) => use(new Set<number>()),
  expectStatus: ({ allowed }, use) =>
    use((...statuses) => {
      for (const status of statuses) allowed.add(status);
    }),
  watched: [
    async ({ page, allowed }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const status = FAILED_RESOURCE.exec(message.text())?.[1];
        if (status && allowed.has(Number(status))) return;
        problems.push(`console: ${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  openAs: ({ page }, use) => use((actor, path) => openSignedIn(page, actor, path)),
  openElsewhere: ({ browser, contextOptions, baseURL }, use) =>
    use(async (actor, path) => {
      const page = await browser.newPage({ ...contextOptions, baseURL });
      await openSignedIn(page, actor, path);
      return page;
    }),
});

export { expect };

async function openSignedIn(page: Page, actor: SignedIn, path: string): Promise<void> {
  await signIn(page, actor);
  await page.goto(path);
}

/** For whoever opens pages one after the other, also of a server of their own. */
export async function signIn(page: Page, actor: SignedIn, at = ''): Promise<void> {
  await page.goto(`${at}/favicon.svg`);
  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [TOKEN_KEY, actor.token] as const);
}

/** An admin of one test alone. */
export async function asNewAdmin(): Promise<SignedIn> {
  const { email } = await createUser({ role: 'admin' });
  return logIn(email, PASSWORD);
}

export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
}

export async function submitLogin(page: Page, email: string, password: string): Promise<void> {
  await fillLogin(page, email, password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}
