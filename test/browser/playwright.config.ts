import { defineConfig } from '@playwright/test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A test's pages live too briefly for optimised code to pay: compiling it was a quarter of their time.
    '--js-flags=--no-turbofan --no-maglev',
  ],
};

/** A test is tried on a desktop; one tagged `@phone` on a phone as well, or in `*.mobile.spec.ts` on a phone alone. */
export default defineConfig({
  testDir: __dirname,
  outputDir: process.env.TEST_RESULTS ?? join(tmpdir(), 'cohort-browser'),
  globalSetup: require.resolve('./support/global-setup'),
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One more than the machine has cores: they wait as well.
  workers: 3,
  // Only what hangs runs into these, on a busy machine too.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    // One context and page for all tests of a worker, emptied between them: what was loaded and compiled stays.
    reuseContext: true,
    headless: true,
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // As every browser gives it to a page that was clicked; the headless shell asks first.
    permissions: ['clipboard-write'],
    launchOptions: LAUNCH,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.mobile.spec.ts', '**/tables.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    // With scrollbars that take room, as most desktops have them; Playwright hides them from the headless shell. Tables have
    // less room there than anywhere, and are tried there alone.
    {
      name: 'scrollbars',
      testMatch: '**/tables.spec.ts',
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] },
      },
    },
    {
      name: 'mobile',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
