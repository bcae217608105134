/** The table "who may import whom" of docs/architecture.md, as rules. `npm run lint` runs them. */

const { readdirSync } = require('node:fs');
const { join } = require('node:path');
const SPEC = '\\.spec\\.tsx?$';
/** Everything of this repository that has a place in the table. */
const OURS = '^(src|worker|admin-ui|test|scripts)/';
const CONTROLLERS = '^src/.*\\.controller\\.ts$';
/** Pure packages: texts, addresses and pages go in, values come out. */
const DOMAIN_PACKAGES = [
  'schema-dts',
  'iconv-lite',
  'diff',
  're2js',
  ...['htmlparser2', 'css-select', 'domhandler', 'domutils'],
  'eld',
  '@orama/stemmers',
  'compromise',
  'syllable',
  'tldts',
  'punycode',
  'docx',
  'mdast',
  'mdast-util-gfm-table',
  'mdast-util-to-markdown',
];
/** What a browser cannot run. */
const SERVER_PACKAGES = [
  ...['@nestjs/[^/]+', 'mongoose', 'mongodb', 'bson', 'bullmq', 'ioredis', 'lmdb', '@electric-sql/pglite'],
  ...[
    'fastify',
    '@fastify/[^/]+',
    'pino',
    'pino-http',
    'nestjs-pino',
    'prom-client',
    '@node-rs/argon2',
    'openai',
  ],
];
const npm = (...names) => `node_modules/(@types/)?(${names.join('|')})/`;

/** Features from the bottom up: one may use the `*.module` and `*.service` of those in the rows above it. */
const TIERS = [
  'audit health',
  'permissions plans features notes recording instance security clicks api-keys',
  'users',
  'usage model notices',
  'jobs',
  'quick-panel plan-gains user-import',
  'scraper',
  'crawl-schedules readings products',
  // All that is in no other row: most are tools, and stand on what is above.
  '',
  'optimize saved-schemas',
  'auth bulk-changes',
  'statistics',
  'setup',
].map((row, _, rows) => {
  const named = rows.join(' ').split(' ');
  return row
    ? row.split(' ')
    : readdirSync(join(__dirname, 'src/modules')).filter((name) => !named.includes(name));
});

/** Who has to do with the network beside the way out, and what for; none of them connects to another machine. */
const NETWORK_USERS = [
  // Listen: to drivers, to health checks, and to find a free port.
  '^src/embedded/mongo/server\\.ts$',
  '^src/core/observability/management-server\\.ts$',
  '^src/core/process/listening\\.ts$',
  // Writes requests with the model's SDK and sends them through src/core/fetch: the SDK's own way out is not used.
  '^src/core/model/chat-server\\.ts$',
  // Asks the socket of its own folder whether the folder is in use.
  '^src/embedded/folder-lock\\.ts$',
  // Names of statuses.
  '^src/core/http/unreadable-requests\\.ts$',
  // The pipe to its parent.
  '^worker/processors/intent/classify-entry\\.ts$',
];

/** `from` may import, of this repository, what matches `allowed` and nothing else. */
function only(name, from, allowed, comment) {
  return {
    name,
    severity: 'error',
    comment,
    from: { path: from, pathNot: SPEC },
    to: { path: OURS, pathNot: allowed },
  };
}

/** What the features of one tier may not see of other features. */
function tier(features, index) {
  const lower = TIERS.slice(0, index).flat();
  const open = lower.length ? [`^src/modules/(${lower.join('|')})/[^/]+\\.(module|service)\\.ts$`] : [];
  return {
    name: `feature-tier-${index + 1}`,
    severity: 'error',
    comment: `${features.join(', ')}: other features only by *.module or *.service, and only of a lower tier.`,
    from: { path: `^src/modules/(${features.join('|')})/`, pathNot: [SPEC, CONTROLLERS] },
    to: { path: '^src/modules/([^/]+)/', pathNot: ['^src/modules/$1/', ...open] },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'No cycles, not even of types.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment:
        'The file or package does not exist. Benchmarks and tests run what is built, which a fresh checkout lacks.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.\\./dist/' },
    },
    {
      name: 'contracts-are-a-leaf',
      severity: 'error',
      comment: 'contracts: class-validator and class-transformer alone.',
      from: { path: '^src/contracts/', pathNot: SPEC },
      to: { pathNot: ['^src/contracts/', npm('class-validator', 'class-transformer')] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'domain: contracts, and the packages that read what it is about; no I/O, no framework.',
      from: { path: '^src/domain/', pathNot: SPEC },
      to: { pathNot: ['^src/(contracts|domain)/', npm(...DOMAIN_PACKAGES)] },
    },
    only(
      'config-imports',
      '^src/config/',
      '^src/(contracts|domain|config)/',
      'config: contracts and domain.',
    ),
    only(
      'core-imports',
      '^src/core/',
      '^src/(contracts|domain|config|core)/',
      'core: contracts, domain, config.',
    ),
    only(
      'queues-imports',
      '^src/queues/',
      '^src/(contracts|config|core|queues)/',
      'queues: contracts, config, core.',
    ),
    only(
      'embedded-imports',
      '^src/embedded/',
      '^src/(contracts|domain|config|core|queues|embedded)/',
      'embedded: contracts, domain, config, core, and the queue contract that it fulfils.',
    ),
    only(
      'modules-imports',
      '^src/modules/',
      '^src/(contracts|domain|config|core|queues|modules)/',
      'modules: contracts, domain, config, core, queues.',
    ),
    ...TIERS.map(tier),
    {
      name: 'controllers-use-services',
      severity: 'error',
      comment: 'Controllers: services and modules; no repository, no schema.',
      from: { path: CONTROLLERS },
      to: { path: '\\.(repository|schema)\\.ts$' },
    },
    {
      name: 'controllers-see-services-of-other-features',
      severity: 'error',
      comment: 'Controllers: of another feature only its modules and services.',
      from: { path: '^src/modules/([^/]+)/[^/]+\\.controller\\.ts$' },
      to: { path: '^src/modules/', pathNot: ['^src/modules/$1/', '\\.(module|service)\\.ts$'] },
    },
    {
      name: 'controllers-are-for-the-application',
      severity: 'error',
      comment:
        'The application alone knows controllers, so that what the worker may import never reaches one.',
      from: { path: '^src/', pathNot: ['^src/app\\.module\\.ts$', SPEC] },
      to: { path: CONTROLLERS },
    },
    {
      name: 'worker-is-the-app-minus-http',
      severity: 'error',
      comment: 'worker: no controllers, main or application; all-in-one holds the application.',
      from: { path: '^worker/', pathNot: [SPEC, '^worker/all-in-one\\.ts$'] },
      to: { path: [CONTROLLERS, '^src/(main|app\\.module|create-app)\\.ts$'] },
    },
    {
      name: 'all-in-one-imports',
      severity: 'error',
      comment: 'all-in-one: the application as a whole, not its controllers or its entry.',
      from: { path: '^worker/all-in-one\\.ts$' },
      to: { path: [CONTROLLERS, '^src/main\\.ts$'] },
    },
    {
      name: 'worker-is-not-for-tests',
      severity: 'error',
      comment: 'worker: all of src, nothing of the web client or the tests.',
      from: { path: '^worker/' },
      to: { path: '^(admin-ui|test|scripts)/' },
    },
    only(
      'admin-ui-imports',
      '^admin-ui/',
      ['^src/(contracts|domain)/', '^admin-ui/'],
      'admin-ui: contracts and domain.',
    ),
    {
      name: 'tools-stand-alone',
      severity: 'error',
      comment: 'A page of a tool imports no other tool; what two of them need is in admin-ui/src/shared.',
      from: { path: '^admin-ui/src/tools/([^/]+)/' },
      to: { path: '^admin-ui/src/tools/[^/]+/', pathNot: '^admin-ui/src/tools/$1/' },
    },
    {
      name: 'admin-ui-runs-in-a-browser',
      severity: 'error',
      comment: 'admin-ui: no Nest, mongoose, bullmq or other server package, no Node module.',
      from: { path: '^admin-ui/src/', pathNot: SPEC },
      to: {
        path: [npm(...SERVER_PACKAGES), '^node:'],
      },
    },
    {
      name: 'admin-ui-without-node-modules',
      severity: 'error',
      comment: 'admin-ui: no module of Node.',
      from: { path: '^admin-ui/src/', pathNot: SPEC },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      comment: 'src: never worker, admin-ui, test; its specs use what helps tests.',
      from: { path: '^src/', pathNot: SPEC },
      to: { path: '^(worker|admin-ui|test|scripts)/' },
    },
    {
      name: 'embedded-stores-are-for-all-in-one',
      severity: 'error',
      comment: 'Only all-in-one, the operator’s commands and the embedded stores know of embedded stores.',
      from: {
        path: '^(src|worker)/',
        pathNot: [SPEC, '^src/embedded/', '^worker/(all-in-one|reset-two-factor|doctor/open-database)\\.ts$'],
      },
      to: { path: '^src/embedded/' },
    },
    {
      name: 'one-way-out',
      severity: 'error',
      comment:
        'Other sites: by the SiteFetcher of src/core/fetch alone, which checks where a connection leads. NETWORK_USERS are no way out.',
      from: { path: '^(src|worker)/', pathNot: [SPEC, '^src/core/fetch/', ...NETWORK_USERS] },
      to: {
        path: [npm('undici', 'openai'), '^(node:)?(http|https|http2|net|tls|dgram)$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'runs-on-production-dependencies',
      severity: 'error',
      comment: 'The image holds production dependencies only.',
      from: { path: '^(src|worker)/', pathNot: SPEC },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'A package that package.json does not name may be gone with the next install.',
      from: { path: '^(src|worker|admin-ui|test)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.data)/' },
    tsPreCompilationDeps: true,
    // The base is what this tool still asks for, and TypeScript 7 refuses.
    tsConfig: { fileName: join(__dirname, 'admin-ui/tsconfig.resolve.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
