/** The six suites that run under Jest; `npm run test:<name>` runs one. Browser tests run under Playwright. */
const swc = ['@swc/jest'];
/** htmlparser2, css-select and what they stand on: ECMAScript modules, which Jest does not load as Node.js does. */
const HTML_PACKAGES =
  'htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities|css-select|css-what|nth-check|boolbase';
const node = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': swc },
};
/** Sources that read pages, ECMAScript modules too. */
const reading = {
  ...node,
  transform: { '^.+\\.[tj]s$': swc },
  transformIgnorePatterns: [`node_modules/(?!(.*/)?(stream-chain|stream-json|${HTML_PACKAGES})/)`],
};
const live = {
  ...node,
  globalSetup: './test/support/global-setup.ts',
  globalTeardown: './test/support/global-teardown.ts',
};

module.exports = {
  // Only what hangs runs into it, on a busy machine too.
  testTimeout: 120_000,
  projects: [
    {
      ...reading,
      displayName: 'unit',
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/worker/**/*.spec.ts'],
    },
    {
      displayName: 'web',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['./admin-ui/src/testing/setup.ts'],
      testMatch: ['<rootDir>/admin-ui/src/**/*.spec.{ts,tsx}'],
      moduleNameMapper: {
        '^@contracts/(.*)$': '<rootDir>/src/contracts/$1',
        '^@domain/(.*)$': '<rootDir>/src/domain/$1',
        '\\.(css|svg|woff2)$': '<rootDir>/test/support/empty-asset.cjs',
      },
      transform: {
        '^.+\\.[tj]sx?$': [
          '@swc/jest',
          {
            jsc: {
              parser: { syntax: 'typescript', tsx: true, decorators: true },
              transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
            },
          },
        ],
      },
      transformIgnorePatterns: [
        `node_modules/(?!(.*/)?(react-hotkeys-hook|query-string|decode-uri-component|filter-obj|split-on-first|${HTML_PACKAGES})/)`,
      ],
    },
    { ...reading, displayName: 'integration', testMatch: ['<rootDir>/test/integration/**/*.spec.ts'] },
    { ...live, displayName: 'api', testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'] },
    { ...node, displayName: 'hostile', testMatch: ['<rootDir>/test/hostile/**/*.spec.ts'] },
    { ...node, displayName: 'worker', testMatch: ['<rootDir>/test/worker/**/*.spec.ts'] },
  ],
};
