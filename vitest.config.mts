import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What talks to a server keeps its sign-ins, each file its own. */
const OWN_MODULES = ['./test/support/own-modules.ts'];

/** What starts a server starts today's. */
const FRESH_BUILD = './test/support/fresh-build.ts';

/** Specs of the embedded stores alone: what they start, fill up and kill is never a server of MONGODB_URI. */
const OF_EMBEDDED_STORES = ['test/integration/full-disk.spec.ts', 'test/integration/store/**'];
const leftOut = process.env.MONGODB_URI ? OF_EMBEDDED_STORES : [];

function project(
  name: string,
  include: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, ...test } };
}

/** The seven suites that run under Vitest; `npm run test:<name>` runs one. Browser tests run under Playwright. */
export default defineConfig({
  // Nest injects by the decorators' types.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { alias: { '@contracts': at('./src/contracts'), '@domain': at('./src/domain') } },
  test: {
    globals: true,
    // Loading the same modules again for each file took half of the time.
    isolate: false,
    // Only what hangs runs into these, on a busy machine too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One line a file, and what a failed test printed.
    slowTestThreshold: 120_000,
    silent: 'passed-only',
    exclude: [...configDefaults.exclude, 'dist/**'],
    projects: [
      project('unit', ['src/**/*.spec.ts', 'worker/**/*.spec.ts']),
      project('web', ['admin-ui/{src,chunks}/**/*.spec.{ts,tsx,mts}'], {
        environment: 'jsdom',
        setupFiles: ['./admin-ui/src/testing/setup.ts'],
      }),
      project('quality', ['test/quality/**/*.spec.ts']),
      project('integration', ['test/integration/**/*.spec.ts'], {
        exclude: [...configDefaults.exclude, ...leftOut],
        globalSetup: [FRESH_BUILD, ...(leftOut.length > 0 ? ['./test/support/left-out.ts'] : [])],
      }),
      project('api', ['test/e2e/**/*.spec.ts'], {
        globalSetup: [FRESH_BUILD, './test/support/shared-server.ts'],
        setupFiles: OWN_MODULES,
      }),
      project('hostile', ['test/hostile/**/*.spec.ts'], {
        globalSetup: [FRESH_BUILD],
        setupFiles: OWN_MODULES,
      }),
      project('worker', ['test/worker/**/*.spec.ts'], {
        globalSetup: [FRESH_BUILD],
        setupFiles: OWN_MODULES,
      }),
    ],
  },
});
