import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const SCRIPTS = join(__dirname, '../../scripts');
/** Higher than any process id. */
const NOBODY = 2 ** 30;

/** Runs a module's text; what is in `scripts` is imported by its address. */
async function node(source: string): Promise<string> {
  const args = ['--input-type=module', '-e', source];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout;
}

const from = (name: string) => JSON.stringify(pathToFileURL(join(SCRIPTS, name)).href);

describe('the lock around installing and building', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cohort-lock-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  const work = () => `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { withLock } from ${from('lib/lock.mjs')};
    const log = ${JSON.stringify(join(dir, 'log'))};
    await withLock(${JSON.stringify(join(dir, 'lock'))}, () => {}, async () => {
      appendFileSync(log, 'in ');
      await wait(20);
      appendFileSync(log, 'out ');
    });`;

  it('lets one process in at a time', async () => {
    await Promise.all(Array.from({ length: 5 }, () => node(work())));
    expect(await readFile(join(dir, 'log'), 'utf8')).toBe('in out '.repeat(5));
    expect(existsSync(join(dir, 'lock'))).toBe(false);
  });

  it('is taken over from a process that is gone', async () => {
    await writeFile(join(dir, 'lock'), String(NOBODY));
    await Promise.all([node(work()), node(work())]);
    expect(await readFile(join(dir, 'log'), 'utf8')).toBe('in out '.repeat(2));
  });
});

describe('what `npm test` leaves out', () => {
  it('is there, and run by all else', async () => {
    const patterns = `config.projects.flatMap((project) => project.testPathIgnorePatterns ?? [])`;
    const leftOut = async (daily: string) => {
      const source = `process.env.COHORT_TEST_DAILY = ${JSON.stringify(daily)};
        const { default: config } = await import(${from('../jest.config.mjs')});
        const { RARE } = await import(${from('test/rare.mjs')});
        const patterns = ${patterns}.map((pattern) => new RegExp(pattern));
        console.log(JSON.stringify(RARE.map((spec) => [spec, patterns.some((one) => one.test('/' + spec))])));`;
      return JSON.parse(await node(source)) as [spec: string, isLeftOut: boolean][];
    };
    const daily = await leftOut('1');
    expect(daily.filter(([spec]) => !existsSync(join(SCRIPTS, '..', spec)))).toEqual([]);
    expect(daily.filter(([, isLeftOut]) => !isLeftOut)).toEqual([]);
    expect((await leftOut('')).filter(([, isLeftOut]) => isLeftOut)).toEqual([]);
  });
});

describe('what a stage of the tests is worth', () => {
  it.each([
    ['what it counted', { passed: 3, failed: 0, skipped: 1 }, true, { passed: 3, failed: 0, skipped: 1 }],
    ['its failures', { passed: 3, failed: 2, skipped: 0 }, false, { passed: 3, failed: 2, skipped: 0 }],
    [
      'a failure when it ended badly',
      { passed: 3, failed: 0, skipped: 0 },
      false,
      { passed: 3, failed: 1, skipped: 0 },
    ],
    [
      'a failure when it ran nothing',
      { passed: 0, failed: 0, skipped: 2 },
      true,
      { passed: 0, failed: 1, skipped: 2 },
    ],
  ])('is %s', async (_, counts, endedWell, worth) => {
    const call = `judge(${JSON.stringify(counts)}, ${endedWell})`;
    const output = await node(
      `import { judge } from ${from('test/reports.mjs')}; console.log(JSON.stringify(${call}));`,
    );
    expect(JSON.parse(output)).toEqual(worth);
  });

  it.each([
    [{ passed: 2, failed: 0, skipped: 0 }, '2 passed, 0 failed'],
    [{ passed: 2, failed: 1, skipped: 3 }, '2 passed, 1 failed, 3 skipped'],
  ])('is told in one line', async (total, line) => {
    const call = `closingLine(${JSON.stringify(total)})`;
    const output = await node(
      `import { closingLine } from ${from('test/reports.mjs')}; console.log(${call});`,
    );
    expect(output.trim()).toBe(line);
  });

  it('is told by file at the end', async () => {
    const rows = [
      { name: 'api', failures: ['a.spec.ts › one\n    said', 'a.spec.ts › two', 'b.spec.ts'] },
      { name: 'lint' },
    ];
    const call = `failedFiles(${JSON.stringify(rows)})`;
    const output = await node(
      `import { failedFiles } from ${from('test/reports.mjs')}; console.log(${call});`,
    );
    expect(output.trim()).toBe('failed 2 in api: a.spec.ts\nfailed 1 in api: b.spec.ts');
  });
});

describe('a report', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `line ${i}`).join('\n');
  const specs = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(__dirname, 'one.spec.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'breaks',
            failureMessages: [`\u001b[31mexpected 1\u001b[39m\n${lines}`],
          },
        ],
      },
      {
        name: join(__dirname, 'two.spec.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  };
  const playwright = {
    config: { rootDir: join(__dirname, '../browser') },
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [],
        suites: [
          {
            specs: [
              {
                file: 'login.spec.ts',
                title: 'a login',
                tests: [
                  { projectName: 'desktop', status: 'expected', results: [{}] },
                  {
                    projectName: 'mobile',
                    status: 'unexpected',
                    results: [{ error: { message: 'not seen' } }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  };

  it.each([
    [
      'countSpecs',
      specs,
      { passed: 3, failed: 2 },
      [
        'test/integration/one.spec.ts › breaks\n    expected 1\n    line 0',
        'two.spec.ts\n    no such module',
      ],
    ],
    [
      'countPlaywright',
      playwright,
      { passed: 1, failed: 2 },
      ['test/browser/login.spec.ts › a login [mobile]\n    not seen', 'outside of tests\n    no browser'],
    ],
  ])('of %s counts and names what failed', async (name, report, counts, named) => {
    const dir = await mkdtemp(join(tmpdir(), 'cohort-report-'));
    const file = join(dir, 'report.json');
    await writeFile(file, JSON.stringify(report));
    const output = await node(
      `import { ${name} } from ${from('test/reports.mjs')};
      console.log(JSON.stringify(${name}(${JSON.stringify(file)})));`,
    );
    await rm(dir, { recursive: true });
    const { failures, ...counted } = JSON.parse(output) as { failures: string[] };
    expect(counted).toMatchObject(counts);
    expect(failures).toEqual(named.map((text) => expect.stringContaining(text) as unknown));
    expect(failures.join('\n').split('\n').length).toBeLessThan(20);
  });
});
