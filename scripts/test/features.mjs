import { readdirSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

/**
 * Which specs prove a feature over HTTP, in workers, under attack and in a browser, where their names do not begin with its own.
 * `code` are folders of src/modules, src/domain, src/contracts, worker/processors and admin-ui/src/{tools,resources,pages}, by their
 * names, or with what holds them where the others of that name are shared. The rest are beginnings of the names of specs.
 * `test/integration/changed.spec.ts` sees to it that no folder and no spec is left out. `long` are those integration specs that take
 * 25 seconds and more: by imports alone a change of plans or of usage would run all of them, since every job is charged.
 */
const LISTED = [
  row('permissions', { api: 'permissions access', browser: 'access plans first-student' }),
  row('plans plan-gains pricing', { api: 'plans plan-gains pricing usage', browser: 'plans first-student' }),
  row('usage', { api: 'usage quick-panel', browser: 'plans' }),
  row('notes quick-panel', { api: 'notes quick-panel', browser: 'shell' }),
  row('features', { api: 'features', browser: 'block-generators' }),
  row('audit', { api: 'audit', browser: 'accessibility' }),
  row('health', { api: 'health', browser: 'accessibility' }),
  row('recording', { api: 'instance', browser: 'shell' }),
  row('instance settings security setup', {
    api: 'instance setup mail',
    browser: 'settings first-student',
  }),
  row('users', {
    api: 'users invitations acting list data-provider',
    browser: 'users acting invitations tables plans first-student',
  }),
  row('user-import', {
    long: 'kinds-begun-again',
    api: 'users.import',
    worker: 'stops',
    browser: 'users file-readings',
  }),
  row('bulk bulk-changes bulk-change', {
    long: 'kinds-begun-again',
    api: 'bulk-changes users.bulk',
    worker: 'stops',
    browser: 'bulk',
  }),
  row('auth login two-factor set-password forgot-password', {
    ...{ api: 'auth two-factor password-links http.throttle', browser: 'login two-factor invitations' },
    hostile: 'identity',
  }),
  row('api-keys', { api: 'api-keys' }),
  row('statistics dashboard', { api: 'statistics', browser: 'statistics first-student' }),
  row('jobs', {
    long: 'kinds-begun-again',
    api: 'jobs health',
    worker: 'recovery stops double-run',
    ...{ browser: 'intent-finder', hostile: 'jobs' },
  }),
  row('notices notifications unsubscribe', {
    api: 'notices mail',
    worker: 'notices',
    browser: 'notifications',
  }),
  row('guide', { browser: 'guide' }),
  row('model', { api: 'model ai', browser: 'model' }),
  row('intent', {
    long: 'kinds-begun-again',
    ...{ api: 'intent csv-delimiter', worker: 'recovery', browser: 'intent csv-delimiter' },
    hostile: 'words',
  }),
  row('keys', { api: 'keys', browser: 'ppl-files' }),
  row('calculators', { api: 'calculators', browser: 'amazon-revenue' }),
  row('blocks', { api: 'blocks', browser: 'block' }),
  row('clicks', { api: 'clicks', browser: 'block-clicks' }),
  row('products', { api: 'products', browser: 'product products file-readings' }),
  row('saved-schemas schema', {
    api: 'saved-schemas',
    browser: 'saved-schemas schema-generator',
  }),
  row('schema-checks schema-check', {
    long: 'kinds-begun-again',
    api: 'schema-intelligence',
    ...{ worker: 'stops', browser: 'schema-intelligence' },
  }),
  row('scraper crawl', {
    long: 'kinds-begun-again crawl-targets crawl-manners crawl-addresses crawl-own-files',
    ...{ api: 'crawl crawls fetching', worker: 'stops', browser: 'crawl crawl-page scraper' },
    hostile: 'page-facts site-fetcher',
  }),
  row('crawl-schedules', {
    api: 'crawl-schedules',
    browser: 'crawl-schedule',
  }),
  row('readings reading', { long: 'kinds-begun-again', api: 'readings', browser: 'interlinks' }),
  row('modules/pages contracts/pages processors/pages tools/pages', {
    long: 'kinds-begun-again',
    ...{ api: 'pages', worker: 'stops', browser: 'page-tools', hostile: 'page-facts' },
  }),
  row('modules/text tools/text tools/keyphrases', {
    api: 'text-pages',
    browser: 'word-counter kw-stuffing-checker',
  }),
  row('markets tld-pages', {
    long: 'kinds-begun-again',
    api: 'tld-language',
    worker: 'stops',
    browser: 'tld-language',
  }),
  row('snippets', { api: 'snippets', browser: 'new-test-tool' }),
  row('briefs brief', {
    long: 'kinds-begun-again',
    ...{ api: 'intelligent-briefs ai', browser: 'intelligent-briefs keywords-to-draft' },
  }),
  row('hub', {
    long: 'kinds-begun-again',
    ...{
      api: 'intelligent-hub ai',
      worker: 'meaning',
      browser: 'intelligent-hub hub-meaning keywords-to-draft',
    },
  }),
  row('strategy', {
    long: 'kinds-begun-again',
    ...{ api: 'content-strategy ai', browser: 'content-strategy' },
  }),
  row('interlinks', {
    long: 'kinds-begun-again',
    ...{ api: 'interlinks', worker: 'interlinks-meaning', browser: 'interlinks' },
  }),
  row('drafts optimize', {
    long: 'kinds-begun-again',
    ...{ api: 'drafts optimize-prime ai', browser: 'optimize-prime keywords-to-draft' },
  }),
  row('watches', {
    long: 'kinds-begun-again watches-histories watches-hostile',
    api: 'watches watches-bulk',
    browser: 'content-detection',
  }),
];

/** Of no feature: they prove what all requests and all pages have in common. */
const COMMON = {
  api: names('http reference web'),
  worker: [],
  hostile: names('bodies calm requests'),
  browser: names(
    'accessibility first-load focus layout-shift navigation page-search print result-columns results-first scheme shell tables',
  ),
};

const CODE =
  /^(?:src\/(modules|domain|contracts)|worker\/(processors)|admin-ui\/src\/(tools|resources|pages))\/([^/]+)\//;
export const SUITES = Object.keys(COMMON);

/** Folders of features that need no row. */
const UNLISTED = ['src/modules', 'worker/processors', 'admin-ui/src/tools', 'admin-ui/src/resources']
  .flatMap((folder) => readdirSync(inRoot(folder), { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !isListed(entry.name))
  .map(({ name }) => name);
const FEATURES = [...LISTED, ...[...new Set(UNLISTED)].map(ownRow)];

function isListed(folder) {
  return LISTED.some(({ code }) => code.some((name) => name.split('/').at(-1) === folder));
}

function ownRow(folder) {
  return row(folder, Object.fromEntries(SUITES.map((suite) => [suite, folder])));
}

function row(code, suites) {
  const specs = Object.entries(suites).map(([suite, beginnings]) => [suite, names(beginnings)]);
  return { code: names(code), ...Object.fromEntries(specs) };
}

function names(text) {
  return text.split(' ');
}

/** The features whose code a file is; none for what several share. */
export function featuresOf(file) {
  const [, ...groups] = CODE.exec(file) ?? [];
  const folder = groups.pop();
  const holder = groups.find(Boolean);
  return FEATURES.filter(({ code }) => code.includes(folder) || code.includes(`${holder}/${folder}`));
}

/** Which of a suite's specs, given by their paths, prove one of the features. */
export function specsOf(features, suite, specs) {
  const wanted = features.flatMap((feature) => feature[suite] ?? []);
  return specs.filter((spec) => isNamed(spec, wanted));
}

/** The beginnings of names by which the tables know a suite's specs. */
export function namesOf(suite) {
  return [...new Set([...(COMMON[suite] ?? []), ...LISTED.flatMap((feature) => feature[suite] ?? [])])];
}

/** Of the specs the long ones: each runs for its features, not for whatever it reaches by imports. */
export function longOf(specs) {
  return specsOf(FEATURES, 'long', specs);
}

/** The specs that none of the names begins. */
export function unnamed(suite, specs, known = [...namesOf(suite), ...UNLISTED]) {
  return specs.filter((spec) => !isNamed(spec, known));
}

function isNamed(spec, beginnings) {
  const name = spec.replace(/^.*\//, '').replace(/\.spec\.ts$/, '');
  return beginnings.some(
    (begin) => name === begin || (name.startsWith(begin) && /[-.]/.test(name[begin.length])),
  );
}
