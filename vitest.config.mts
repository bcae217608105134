import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { guideData } from './admin-ui/guide/guideData.mts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The specs of the web client. Those of the server run under Jest, those of whole pages under Playwright. */
export default defineConfig({
  plugins: [guideData()],
  // The contracts' rules are decorators.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  resolve: { alias: { '@contracts': at('./src/contracts'), '@domain': at('./src/domain') } },
  test: {
    include: ['admin-ui/{src,chunks,guide}/**/*.spec.{ts,tsx,mts}'],
    environment: 'jsdom',
    setupFiles: ['./admin-ui/src/testing/setup.ts'],
    globals: true,
    // Loading the same modules again for each file took half of the time.
    isolate: false,
    // Only what hangs runs into these, on a busy machine too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One line a file, and what a failed test printed.
    slowTestThreshold: 120_000,
    silent: 'passed-only',
  },
});
