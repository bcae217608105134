import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = join(__dirname, '../..');
const from = (name: string) => JSON.stringify(pathToFileURL(join(ROOT, 'scripts/test', name)).href);

/** What a module's text prints as JSON; what is in `scripts/test` is imported by its address. */
async function node<Result>(source: string): Promise<Result> {
  const args = ['--input-type=module', '-e', source];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 1e8 });
  return JSON.parse(stdout) as Result;
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');

/** A small product: who imports whom, and its specs. */
const IMPORTERS = {
  'src/domain/text/words.ts': ['src/domain/text/words.spec.ts', 'src/domain/hub/tree.ts', 'src/core/log.ts'],
  'src/domain/hub/tree.ts': ['src/domain/hub/tree.spec.ts', 'admin-ui/src/tools/hub/Tree.tsx'],
  'admin-ui/src/tools/hub/Tree.tsx': ['admin-ui/src/tools/hub/Tree.spec.tsx'],
  'src/modules/plans/plans.service.ts': ['src/modules/users/users.service.ts', 'test/support/system.ts'],
  'src/modules/users/users.service.ts': ['test/integration/users.spec.ts'],
  'src/modules/users/users.controller.ts': [],
  'src/modules/users/users.schema.ts': [],
  'test/support/system.ts': ['test/integration/jobs.spec.ts', 'test/integration/watches-hostile.spec.ts'],
  'src/modules/watches/watches.service.ts': ['test/integration/watches-hostile.spec.ts'],
  'test/support/http.ts': ['test/e2e/plans.spec.ts'],
  'src/domain/markets/judge.ts': [],
  'src/queues/queue-names.ts': [],
  'src/core/log.ts': [],
};
const SPECS = [
  ...['hub', 'text'].map((name) => `src/domain/${name}/${name === 'hub' ? 'tree' : 'words'}.spec.ts`),
  'admin-ui/src/tools/hub/Tree.spec.tsx',
  ...['users', 'jobs', 'watches-hostile', 'scripts', 'compose', 'store/queries'].map(
    (name) => `test/integration/${name}.spec.ts`,
  ),
  ...['access', 'plans', 'usage', 'users', 'intelligent-hub', 'reference.promises'].map(
    (name) => `test/e2e/${name}.spec.ts`,
  ),
  ...['stops', 'recovery'].map((name) => `test/worker/${name}.spec.ts`),
  ...['plans', 'intelligent-hub', 'users'].map((name) => `test/browser/${name}.spec.ts`),
  'test/quality/stems.spec.ts',
  'test/quality/reference.spec.ts',
];

const touched = (files: string[]) =>
  node<Record<string, string[] | null>>(`
    import { sharesOf } from ${from('changed.mjs')};
    const importers = new Map(Object.entries(${JSON.stringify(IMPORTERS)}));
    const project = { all: ${JSON.stringify(SPECS)}, importers: () => importers };
    const shares = await sharesOf(${JSON.stringify(files)}, project);
    console.log(JSON.stringify(Object.fromEntries(shares)));`);

describe('what a change touches', () => {
  const HUB = {
    unit: ['src/domain/hub/tree.spec.ts', 'admin-ui/src/tools/hub/Tree.spec.tsx'],
    api: ['test/e2e/intelligent-hub.spec.ts'],
    browser: ['test/browser/intelligent-hub.spec.ts'],
  };
  const USERS = {
    api: ['test/e2e/users.spec.ts'],
    browser: ['test/browser/plans.spec.ts', 'test/browser/users.spec.ts'],
  };
  const ALL = { unit: null, integration: null, api: null, worker: null, browser: null };

  it.each<[string, string[], Record<string, string[] | null>]>([
    ['nothing', [], {}],
    [
      'a chapter of the guide, which has one more',
      ['docs/guide/plans.md'],
      { unit: ['test/quality/documents.spec.ts', 'admin-ui/guide/readGuide.spec.mts'] },
    ],
    ['a document, which has its specs', ['README.md'], { unit: ['test/quality/documents.spec.ts'] }],
    ['a rule of one feature', ['src/domain/hub/tree.ts'], HUB],
    [
      'a rule of runs that processes stop',
      ['src/domain/markets/judge.ts'],
      { worker: ['test/worker/stops.spec.ts'] },
    ],
    [
      'a rule that features share, as far as they do',
      ['src/domain/text/words.ts'],
      { ...HUB, unit: ['src/domain/hub/tree.spec.ts', 'src/domain/text/words.spec.ts', HUB.unit[1]!] },
    ],
    [
      'a service, and what imports it, but neither the features above it nor their long specs',
      ['src/modules/plans/plans.service.ts'],
      {
        integration: ['test/integration/users.spec.ts', 'test/integration/jobs.spec.ts'],
        api: ['test/e2e/plans.spec.ts', 'test/e2e/usage.spec.ts'],
        browser: ['test/browser/plans.spec.ts'],
      },
    ],
    [
      'what a long spec is about',
      ['src/modules/watches/watches.service.ts'],
      { integration: ['test/integration/watches-hostile.spec.ts'] },
    ],
    [
      'a component: no API',
      ['admin-ui/src/tools/hub/Tree.tsx'],
      { unit: [HUB.unit[1]!], browser: HUB.browser },
    ],
    [
      'a controller, which the reference and the table of routes are about',
      ['src/modules/users/users.controller.ts'],
      {
        ...{ unit: ['test/quality/reference.spec.ts'], browser: USERS.browser },
        api: ['test/e2e/access.spec.ts', ...USERS.api],
      },
    ],
    [
      'a schema, which the store has to serve',
      ['src/modules/users/users.schema.ts'],
      { ...USERS, store: null },
    ],
    ['the queue', ['src/queues/queue-names.ts'], { worker: null, redis: null }],
    ['a spec', ['test/e2e/users.spec.ts'], { api: ['test/e2e/users.spec.ts'] }],
    [
      'a spec of a project of its own',
      ['test/e2e/reference.promises.spec.ts'],
      { promises: ['test/e2e/reference.promises.spec.ts'] },
    ],
    ['what helps specs', ['test/support/http.ts'], { api: ['test/e2e/plans.spec.ts'] }],
    [
      'samples, for the specs beside them',
      ['test/quality/intent/en.txt'],
      { unit: ['test/quality/stems.spec.ts', 'test/quality/reference.spec.ts'] },
    ],
    ['the settings of all', ['tsconfig.json'], ALL],
    ['a spec beside the settings of all', ['package.json', 'test/e2e/users.spec.ts'], ALL],
    ['the suite itself', ['scripts/test/stages.mjs'], ALL],
  ])('%s', async (_, files, shares) => {
    const found = await touched(files);
    const sorted = (of: Record<string, string[] | null>) =>
      Object.fromEntries(Object.entries(of).map(([stage, specs]) => [stage, specs?.toSorted() ?? null]));
    expect(sorted(found)).toEqual(sorted({ lint: null, ...shares }));
  });
});

describe('the table of features', () => {
  const files = git('ls-files', '-co', '--exclude-standard');

  it.each([
    ['api', 'test/e2e/'],
    ['worker', 'test/worker/'],
    ['hostile', 'test/hostile/'],
    ['browser', 'test/browser/'],
  ])('names every spec of %s, and none that is not there', async (suite, folder) => {
    const specs = files.filter((file) => file.startsWith(folder) && file.endsWith('.spec.ts'));
    const { left, dead } = await node<{ left: string[]; dead: string[] }>(`
      import { namesOf, unnamed } from ${from('features.mjs')};
      const specs = ${JSON.stringify(specs)};
      const dead = namesOf('${suite}').filter((name) => unnamed('${suite}', specs, [name]).length === specs.length);
      console.log(JSON.stringify({ left: unnamed('${suite}', specs), dead }));`);
    expect(left).toEqual([]);
    expect(dead).toEqual([]);
  });

  it('names no long spec that is not there', async () => {
    const specs = files.filter((file) => /^test\/integration\/[^/]+\.spec\.ts$/.test(file));
    const dead = await node<string[]>(`
      import { namesOf, unnamed } from ${from('features.mjs')};
      const specs = ${JSON.stringify(specs)};
      console.log(JSON.stringify(namesOf('long').filter((name) => unnamed('long', specs, [name]).length === specs.length)));`);
    expect(dead).toEqual([]);
  });

  it('knows specs of every feature of the server, every tool and every resource', async () => {
    const code = /^(src\/modules|worker\/processors|admin-ui\/src\/(tools|resources))\/[^/]+\//;
    const folders = [...new Set(files.map((file) => code.exec(file)?.[0] ?? '').filter(Boolean))];
    const specs = files.filter((file) => /^test\/(e2e|worker|hostile|browser)\/.*\.spec\.ts$/.test(file));
    const unproved = await node<string[]>(`
      import { featuresOf, specsOf, SUITES } from ${from('features.mjs')};
      const specs = ${JSON.stringify(specs)};
      const isProved = (folder) => SUITES.some((suite) => specsOf(featuresOf(folder + 'a.ts'), suite, specs).length > 0);
      console.log(JSON.stringify(${JSON.stringify(folders)}.filter((folder) => !isProved(folder))));`);
    expect(folders.length).toBeGreaterThan(70);
    expect(unproved).toEqual([]);
  });

  it.each([
    ['src/modules/ppl/ppl.service.ts', ['test/e2e/ppl.spec.ts', 'test/browser/ppl-files.spec.ts']],
    ['src/domain/ppl/rows.ts', ['test/e2e/ppl.spec.ts', 'test/browser/ppl-files.spec.ts']],
    ['src/domain/text/words.ts', []],
  ])('takes the specs that begin with the name of a folder, where it has no row: %s', async (file, specs) => {
    const found = await node<string[]>(`
      import { featuresOf, specsOf, SUITES } from ${from('features.mjs')};
      const specs = ['test/e2e/ppl.spec.ts', 'test/e2e/text-pages.spec.ts', 'test/browser/ppl-files.spec.ts'];
      const found = SUITES.flatMap((suite) => specsOf(featuresOf('${file}'), suite, specs));
      console.log(JSON.stringify([...new Set(found)]));`);
    expect(found).toEqual(specs);
  });
});

it('finds who imports a file, of the real product', async () => {
  const reached = await node<string[]>(`
    import { importersOf, reachedFrom } from ${from('import-graph.mjs')};
    console.log(JSON.stringify(reachedFrom(['src/domain/hub/slug.ts'], await importersOf())));`);
  expect(reached).toEqual(
    expect.arrayContaining(['src/domain/hub/slug.ts', 'src/domain/hub/slug.spec.ts', 'src/app.module.ts']),
  );
  expect(reached).not.toContain('src/domain/csv/csv-reader.ts');
});
