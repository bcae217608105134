import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const KNIP = join(ROOT, 'node_modules/knip/bin/knip.js');
const FILES = {
  'package.json': '{ "name": "copy" }',
  'src/main.ts': "import { taken } from './domain/rules';\nconsole.log(taken());\n",
  'src/domain/rules.ts': `export const LIMIT = 3;
export function taken(): number {
  return LIMIT;
}
export function tested(): number {
  return 2;
}
`,
  'src/domain/rules.spec.ts':
    "import { LIMIT, tested } from './rules';\nimport { alone } from './alone';\nconsole.log(LIMIT, tested(), alone);\n",
  'src/domain/alone.ts': 'export const alone = 1;\n',
};

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'cohort-dead-'));
  await cp(join(ROOT, '.knip.jsonc'), join(copy, '.knip.jsonc'));
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), text);
  }
});
afterAll(() => rm(copy, { recursive: true, force: true }));

it('files and exports that tests alone import are refused, what its own file uses is not', async () => {
  const output = await new Promise<string>((resolve) => {
    const args = [KNIP, '--production', '--no-progress', '--reporter', 'compact'];
    execFile(process.execPath, args, { cwd: copy }, (_, stdout) => resolve(stdout));
  });
  expect(output).toContain('src/domain/alone.ts');
  expect(output).toContain('tested');
  expect(output).not.toMatch(/LIMIT|taken/);
});
