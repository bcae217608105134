/** What is worth proving by changing it: who may do what, what it costs, and what a page or a crawl is judged by. */
export const PROVEN = [
  'src/domain/access',
  'src/domain/usage',
  'src/domain/crawl',
  'src/domain/schema/rich-results',
  'src/core/auth',
  'src/core/throttle',
];

/** `npm run mutants`; with `-- --mutate 'src/domain/usage/*.ts'` of some files alone. */
export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  jest: { configFile: 'test/mutants/jest.config.mjs' },
  mutate: PROVEN.flatMap((folder) => [`${folder}/**/*.ts`, `!${folder}/**/*.spec.ts`]),
  coverageAnalysis: 'perTest',
  // Rows of tables: each needs a start of its own. A row without a case of its own fails the suite anyway.
  ignoreStatic: true,
  disableTypeChecks: '{src,test}/**/*.ts',
  ignorePatterns: ['.data', '/dist', '.cache', 'admin-ui', 'docs', 'test/browser', 'test/bench'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: '.cache/mutants.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  timeoutMS: 10_000,
};
