import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { disableNeedsReason } from './scripts/lint/disable-needs-reason.mjs';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx', '**/*.mts'];
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', 'test/**/*.ts'];
/** The only readers of process.env: the typed environment, and what runs outside the product. */
const ENVIRONMENT_READERS = ['src/config/**', 'scripts/**', 'test/**', '**/vite.config.mts'];

const processEnv = [
  {
    selector: 'MemberExpression[property.name="env"][object.name="process"]',
    message: 'Read settings from the Environment of src/config.',
  },
  {
    selector: 'MemberExpression[property.name="env"][object.property.name="process"]',
    message: 'Read settings from the Environment of src/config.',
  },
  {
    selector: 'VariableDeclarator[init.name="process"] Property[key.name="env"]',
    message: 'Read settings from the Environment of src/config.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?process$/] > ImportSpecifier[imported.name="env"]',
    message: 'Read settings from the Environment of src/config.',
  },
];
const everywhere = [
  {
    selector: 'Identifier[name="forwardRef"]',
    message: 'A forwardRef hides a cycle (Nest) or is not needed any more (React 19).',
  },
  {
    selector: 'MemberExpression[object.name="URL"][property.name="canParse"]',
    message: 'Node 20 answers wrongly for addresses beyond ASCII: use parseUrl of src/contracts.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' },
  {
    selector: 'ExportNamedDeclaration[source]',
    message: 'No barrels: import from the file that defines it.',
  },
];
const unicode = [
  {
    selector: 'CallExpression[callee.property.name="normalize"]',
    message: 'A run of marks takes quadratic time, uninterrupted: use normalizeUnicode of src/domain/text.',
  },
];
const pure = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'The domain has no clock: take the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Date"][property.name="now"]',
    message: 'The domain has no clock: take the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'The domain is deterministic: take the number as an argument.',
  },
  {
    selector: 'Identifier[name="process"]',
    message: 'The domain does not know the process that it runs in.',
  },
];

/** What would leave the server beside src/core/fetch; `.dependency-cruiser.cjs` holds the modules to the same. */
const waysOut = ['fetch', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Other sites are asked through the SiteFetcher of src/core/fetch.',
}));

const restrictedImports = {
  paths: [
    {
      name: '@mui/icons-material',
      message: 'Import an icon by its path: the barrel doubles the build time.',
    },
  ],
};

const strictTypes = {
  // Numbers in sentences are the point of most templates.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  // Types are compared by their shape here, as TypeScript does; Nest and mongoose take options as literals.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // An async function without an await still turns what it throws into a rejection, as its interface promises.
  '@typescript-eslint/require-await': 'off',
  // The type of an answer is what its caller knows: `apiJson<JobView>(path)`.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',
  // `JobView<'intent'>` names its kind, though it is the default for as long as there is no other.
  '@typescript-eslint/no-unnecessary-type-arguments': 'off',
  // Nest's modules are classes that hold nothing but their decorator.
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  '@typescript-eslint/consistent-type-imports': [
    'error',
    { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
  ],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '.data/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { cohort: { rules: { 'disable-needs-reason': disableNeedsReason } } },
    rules: {
      'cohort/disable-needs-reason': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-imports': ['error', restrictedImports],
      'no-restricted-syntax': ['error', ...everywhere, ...unicode, ...processEnv],
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: strictTypes,
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: SPECS,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...unicode, ...processEnv, ...pure] },
  },
  {
    files: ['src/**/*.ts', 'worker/**/*.ts'],
    ignores: SPECS,
    rules: {
      'no-restricted-globals': ['error', ...waysOut],
      'no-restricted-properties': [
        'error',
        ...waysOut.flatMap(({ name, message }) =>
          ['globalThis', 'global'].map((object) => ({ object, property: name, message })),
        ),
      ],
    },
  },
  {
    files: ['src/**/*.spec.ts', 'admin-ui/**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...processEnv] },
  },
  { files: ENVIRONMENT_READERS, rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
  {
    files: ['admin-ui/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // React calls an event handler and drops what it answers.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // A component's markup counts as lines of its function; logic beyond 50 lines belongs in a hook beside it.
    files: ['admin-ui/**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: SPECS,
    rules: {
      // A describe block is one function, however many cases it holds.
      'max-lines-per-function': 'off',
      // Tests look into answers whose shape is what they assert.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    // A document is a map: its fields are what a client named.
    files: ['src/embedded/mongo/**/*.ts'],
    rules: { '@typescript-eslint/no-dynamic-delete': 'off' },
  },
  {
    // Playwright reads which fixtures a function takes from its pattern, the empty one too.
    files: ['test/browser/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // What prints: the processes' own announcements and the tools of the command line.
    files: ['scripts/**', 'test/**', 'worker/{main,all-in-one}.ts', 'src/main.ts', 'src/embedded/store.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'Buffer',
          'URL',
          'fetch',
          'performance',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'setImmediate',
          'AbortController',
          'AbortSignal',
          'TextDecoder',
          'TextEncoder',
          'FormData',
          'Blob',
          'structuredClone',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { __dirname: 'readonly' } } },
);
