import { FOLDER } from './proven.mjs';

const REPORT = `.cache/mutants/${FOLDER.replaceAll('/', '-')}`;

export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { configFile: 'test/mutants/jest.config.mjs', enableFindRelatedTests: false },
  mutate: [`src/${FOLDER}/**/*.ts`, `!src/${FOLDER}/**/*.spec.ts`],
  coverageAnalysis: 'perTest',
  // Rows of tables: each would need a start of its own, and a row without a case of its own fails the suite anyway.
  ignoreStatic: true,
  disableTypeChecks: '{src,test}/**/*.ts',
  ignorePatterns: ['.data', '/dist', '.cache', 'admin-ui', 'docs', 'test/browser', 'test/bench'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  htmlReporter: { fileName: `${REPORT}.html` },
  jsonReporter: { fileName: `${REPORT}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  // Only what hangs runs into this, on a busy machine too.
  timeoutMS: 30_000,
};
