import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Each house rule is shown a violation in a copy of the project's settings, so that none of them is dead. */

const ROOT = join(__dirname, '../..');
const importRules = createRequire(__filename)(join(ROOT, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};
const LINES = (count: number) =>
  Array.from({ length: count }, (_, i) => `export const v${i} = ${i};`).join('\n');
const LONG_FUNCTION = `export function long(): number {\n  let n = 0;\n${'  n += 1;\n'.repeat(55)}  return n;\n}\n`;
const READS_ENV = 'export const port = process.env.PORT;\n';
const HOOK = `import { useState } from 'react';
export function useIt(on: boolean): number {
  if (on) {
    const [n] = useState(1);
    return n;
  }
  return 0;
}
`;

const LINT_CASES: [file: string, rule: string | null, source: string][] = [
  ['src/core/type.ts', 'typescript(TS2322)', "export const count: number = 'one';\n"],
  ['src/domain/process.ts', 'cohort(no-process)', 'export const id = process.pid;\n'],
  ['src/core/any.ts', 'typescript(no-explicit-any)', 'export const x = (y: any): unknown => y;\n'],
  [
    'src/core/floating.ts',
    'typescript(no-floating-promises)',
    'export const f = (): void => { Promise.resolve(1); };\n',
  ],
  ['src/core/env.ts', 'cohort(no-process-env)', READS_ENV],
  ['src/core/env-destructured.ts', 'cohort(no-process-env)', 'export const { env } = process;\n'],
  [
    'src/core/env-imported.ts',
    'cohort(no-process-env)',
    "import { env } from 'node:process';\nexport const port = env.PORT;\n",
  ],
  ['src/core/env-global.ts', 'cohort(no-process-env)', 'export const port = globalThis.process.env.PORT;\n'],
  ['worker/env.ts', 'cohort(no-process-env)', READS_ENV],
  ['admin-ui/src/env.ts', 'cohort(no-process-env)', READS_ENV],
  ['src/config/env.ts', null, READS_ENV],
  ['scripts/env.mjs', null, READS_ENV],
  [
    'src/modules/a.ts',
    'cohort(no-forward-ref)',
    "import { forwardRef } from '@nestjs/common';\nexport const x = forwardRef(() => String);\n",
  ],
  [
    'admin-ui/src/Ref.tsx',
    'cohort(no-forward-ref)',
    "import * as React from 'react';\nexport const Ref = React.forwardRef<HTMLDivElement>(() => null);\n",
  ],
  ['src/domain/parsed.ts', 'cohort(no-can-parse)', "export const isUrl = URL.canParse('a:b');\n"],
  ['src/core/normal.ts', 'cohort(no-normalize)', "export const normal = 'a'.normalize('NFC');\n"],
  ['admin-ui/src/normal.ts', 'cohort(no-normalize)', "export const normal = 'a'.normalize('NFC');\n"],
  ['src/core/index.ts', 'cohort(no-barrel)', "export * from './floating';\n"],
  ['src/core/barrel.ts', 'cohort(no-barrel)', "export { f } from './floating';\n"],
  ['src/core/long-file.ts', 'eslint(max-lines)', LINES(301)],
  ['src/core/long-enough-file.ts', null, LINES(300)],
  ['src/core/long-function.ts', 'eslint(max-lines-per-function)', LONG_FUNCTION],
  [
    'src/core/silenced.ts',
    'cohort(disable-needs-reason)',
    '// eslint-disable-next-line no-console\nconsole.log(1);\n',
  ],
  [
    'src/core/silenced-why.ts',
    null,
    '// eslint-disable-next-line no-console -- the test of the rule\nconsole.log(1);\n',
  ],
  ['src/core/console.ts', 'eslint(no-console)', 'console.log(1);\n'],
  ['src/domain/clock.ts', 'cohort(no-clock)', 'export const now = (): Date => new Date();\n'],
  ['src/domain/clock-number.ts', 'cohort(no-clock)', 'export const now = (): number => Date.now();\n'],
  ['src/domain/dice.ts', 'cohort(no-chance)', 'export const dice = (): number => Math.random();\n'],
  ['src/domain/date.ts', null, 'export const parse = (text: string): Date => new Date(text);\n'],
  [
    'src/core/asks.ts',
    'eslint(no-restricted-globals)',
    "export const page = fetch('https://example.com');\n",
  ],
  [
    'worker/asks.ts',
    'eslint(no-restricted-properties)',
    "export const page = globalThis.fetch('https://example.com');\n",
  ],
  ['admin-ui/src/mocking.spec.ts', 'eslint(no-restricted-properties)', "vi.mock('./floating');\n"],
  ['admin-ui/src/asks.ts', null, "export const page = fetch('/api/health/live');\n"],
  ['admin-ui/src/useIt.ts', 'react-hooks(rules-of-hooks)', HOOK],
  [
    'admin-ui/src/Icon.tsx',
    'eslint(no-restricted-imports)',
    "import { Search } from '@mui/icons-material';\nexport const Icon = Search;\n",
  ],
];

const IMPORT_CASES: [from: string, to: string, rule: string | null][] = [
  ['src/contracts/a', 'class-validator', null],
  ['src/contracts/a', 'mongoose', 'contracts-are-a-leaf'],
  ['src/contracts/b', 'src/domain/x', 'contracts-are-a-leaf'],
  ['src/domain/a', 'src/contracts/x', null],
  ['src/domain/a', 'iconv-lite', null],
  ['src/domain/c', 'htmlparser2', null],
  ['src/domain/b', 'papaparse', 'domain-is-pure'],
  ['src/domain/b', 'node:fs', 'domain-is-pure'],
  ['src/domain/b', '@nestjs/common', 'domain-is-pure'],
  ['src/domain/b', 'src/config/x', 'domain-is-pure'],
  ['src/config/a', 'src/contracts/x', null],
  ['src/config/a', 'src/core/x', 'config-imports'],
  ['src/core/a', 'src/config/x', null],
  ['src/core/a', 'src/queues/x', 'core-imports'],
  ['src/core/a', 'src/modules/plans/plans.service', 'core-imports'],
  ['src/queues/a', 'src/core/x', null],
  ['src/queues/a', 'src/domain/x', 'queues-imports'],
  ['src/queues/b', 'src/embedded/x', 'queues-imports'],
  ['src/embedded/a', 'src/queues/x', null],
  ['src/embedded/a', 'src/modules/plans/plans.service', 'embedded-imports'],
  ['src/modules/plans/plans.service', 'src/queues/x', null],
  ['src/modules/plans/a', 'src/embedded/x', 'modules-imports'],
  ['src/modules/users/users.service', 'src/modules/plans/plans.service', null],
  ['src/modules/audit/a', 'src/modules/plans/plans.service', 'feature-tier-1'],
  ['src/modules/plans/b', 'src/modules/users/users.service', 'feature-tier-2'],
  ['src/modules/plans/c', 'src/modules/permissions/permissions.service', 'feature-tier-2'],
  ['src/modules/users/a', 'src/modules/plans/plans.repository', 'feature-tier-3'],
  ['src/modules/users/b', 'src/modules/usage/usage.service', 'feature-tier-3'],
  ['src/modules/usage/a', 'src/modules/jobs/jobs.service', 'feature-tier-4'],
  ['src/modules/jobs/a', 'src/modules/usage/usage.service', null],
  ['src/modules/jobs/b', 'src/modules/intent/intent.service', 'feature-tier-5'],
  ['src/modules/quick-panel/a', 'src/modules/scraper/crawls.service', 'feature-tier-6'],
  ['src/modules/scraper/a', 'src/modules/pages/pages.service', 'feature-tier-7'],
  ['src/modules/crawl-schedules/a', 'src/modules/pages/pages.service', 'feature-tier-8'],
  ['src/modules/intent/a', 'src/modules/jobs/jobs.service', null],
  ['src/modules/intent/b', 'src/modules/jobs/jobs.repository', 'feature-tier-9'],
  ['src/modules/optimize/a', 'src/modules/auth/auth.service', 'feature-tier-10'],
  ['src/modules/auth/a', 'src/modules/statistics/statistics.service', 'feature-tier-11'],
  ['src/modules/statistics/a', 'src/modules/setup/setup.service', 'feature-tier-12'],
  ['src/modules/setup/a', 'src/modules/users/users.repository', 'feature-tier-13'],
  ['src/modules/surprise/a', 'src/modules/auth/auth.service', 'feature-tier-9'],
  ['src/modules/plans/plans.controller', 'src/modules/users/users.service', null],
  ['src/modules/plans/plans.controller', 'src/modules/plans/plans.repository', 'controllers-use-services'],
  ['src/modules/plans/plans.controller', 'src/modules/plans/plans.schema', 'controllers-use-services'],
  [
    'src/modules/plans/plans.controller',
    'src/modules/users/users.mapper',
    'controllers-see-services-of-other-features',
  ],
  ['src/app.module', 'src/modules/plans/plans.controller', null],
  [
    'src/modules/plans/plans.module',
    'src/modules/plans/plans.controller',
    'controllers-are-for-the-application',
  ],
  ['src/core/http/a', 'src/core/health.controller', 'controllers-are-for-the-application'],
  ['worker/a', 'src/modules/plans/plans.service', null],
  ['worker/a', 'src/modules/plans/plans.controller', 'worker-is-the-app-minus-http'],
  ['worker/a', 'src/app.module', 'worker-is-the-app-minus-http'],
  ['worker/a', 'src/embedded/x', 'embedded-stores-are-for-all-in-one'],
  ['worker/all-in-one', 'src/app.module', null],
  ['worker/all-in-one', 'src/embedded/x', null],
  ['worker/all-in-one', 'src/modules/plans/plans.controller', 'all-in-one-imports'],
  ['worker/b', 'admin-ui/src/x', 'worker-is-not-for-tests'],
  ['admin-ui/src/a', 'src/domain/x', null],
  ['admin-ui/src/a', 'react-admin', null],
  ['admin-ui/src/a', 'src/core/x', 'admin-ui-imports'],
  ['admin-ui/src/tools/a/a', 'admin-ui/src/tools/a/b/x', null],
  ['admin-ui/src/tools/a/b', 'admin-ui/src/tools/c/x', 'tools-stand-alone'],
  ['admin-ui/src/a', 'mongoose', 'admin-ui-runs-in-a-browser'],
  ['admin-ui/src/a', '@nestjs/common', 'admin-ui-runs-in-a-browser'],
  ['admin-ui/src/a', 'node:fs', 'admin-ui-without-node-modules'],
  ['src/core/fetch/a', 'undici', null],
  ['src/core/fetch/a', 'node:tls', null],
  ['src/core/d', 'undici', 'one-way-out'],
  ['src/modules/plans/d', 'node:https', 'one-way-out'],
  ['src/embedded/d', 'node:net', 'one-way-out'],
  ['worker/d', 'node:http', 'one-way-out'],
  ['worker/d', 'node:http2', 'one-way-out'],
  ['worker/d', 'node:tls', 'one-way-out'],
  ['worker/processors/intent/classify-entry', 'node:net', null],
  ['worker/e', 'openai', 'one-way-out'],
  ['src/core/model/chat-server', 'openai', null],
  ['src/main', 'worker/x', 'src-stands-alone'],
  ['src/main', 'test/x', 'src-stands-alone'],
  ['src/main', 'typescript', 'runs-on-production-dependencies'],
  ['src/core/b', 'mongodb', 'no-undeclared-package'],
  ['src/core/c', './gone', 'not-to-unresolvable'],
];

const CYCLE = { 'src/core/ring-a.ts': "import './ring-b';\n", 'src/core/ring-b.ts': "import './ring-a';\n" };

let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'cohort-lint-'));
  const settings = [
    'package.json',
    '.oxlintrc.json',
    '.dependency-cruiser.cjs',
    'tsconfig.base.json',
    'tsconfig.json',
    'admin-ui/tsconfig.json',
    'admin-ui/tsconfig.resolve.json',
    'scripts/lint',
  ];
  await Promise.all(settings.map((name) => cp(join(ROOT, name), join(project, name), { recursive: true })));
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'dir');
});

afterAll(() => rm(project, { recursive: true, force: true }));

describe('Oxlint', () => {
  let found: Map<string, string[]>;

  beforeAll(async () => {
    for (const [file, , source] of LINT_CASES) await write(file, source);
    const output = await run('node_modules/oxlint/bin/oxlint', ['--format', 'json']);
    const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code?: string }[] };
    found = new Map();
    for (const { filename, code = 'fatal' } of diagnostics) {
      found.set(filename, [...(found.get(filename) ?? []), code]);
    }
  }, 120_000);

  it.each(LINT_CASES)('%s: %s', (file, rule) => {
    if (rule) expect(found.get(file)).toContain(rule);
    else expect(found.get(file)).toBeUndefined();
  });
});

describe('import rules', () => {
  let violations: { from: string; to: string; rule: { name: string } }[];

  beforeAll(async () => {
    await rm(join(project, 'src'), { recursive: true });
    const sources = new Map<string, string>(Object.entries(CYCLE));
    for (const [from, to] of IMPORT_CASES) {
      const file = `${from}.ts`;
      sources.set(file, `${sources.get(file) ?? ''}import '${specifier(from, to)}';\n`);
      if (isOurs(to) && !sources.has(`${to}.ts`)) sources.set(`${to}.ts`, 'export const x = 1;\n');
    }
    for (const [file, source] of sources) await write(file, source);
    const output = await run('node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
      'src',
      'worker',
      'admin-ui/src',
      '-T',
      'json',
    ]);
    violations = (JSON.parse(output) as { summary: { violations: typeof violations } }).summary.violations;
  }, 120_000);

  it.each(IMPORT_CASES)('%s → %s: %s', (from, to, rule) => {
    const target = isOurs(to) ? `${to}.ts` : to.replace(/^node:/, '');
    const broken = violations
      .filter((v) => v.from === `${from}.ts` && (v.to === target || v.to.includes(`node_modules/${target}/`)))
      .map((v) => v.rule.name);
    if (rule) expect(broken).toContain(rule);
    else expect(broken).toEqual([]);
  });

  it('finds a cycle', () => {
    expect(violations.filter((v) => v.rule.name === 'no-circular').map((v) => v.from)).toContain(
      'src/core/ring-a.ts',
    );
  });

  it('is tried in full', () => {
    const tried = new Set(['no-circular', ...IMPORT_CASES.map(([, , rule]) => rule)]);
    expect(importRules.forbidden.map((rule) => rule.name).filter((name) => !tried.has(name))).toEqual([]);
  });
});

function isOurs(target: string): boolean {
  return /^(src|worker|admin-ui|test)\//.test(target);
}

function specifier(from: string, to: string): string {
  if (!isOurs(to)) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

async function write(file: string, source: string): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), source);
}

/** What the tool printed; that it found violations is no failure here. */
function run(script: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: project, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      if (stdout) resolve(stdout);
      else reject(error ?? new Error(stderr));
    });
  });
}
