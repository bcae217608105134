import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const ENTRY = resolve(__dirname, '../../../dist/src/embedded/store.js');

let folder: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cohort-store-process-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function startStore(env: Record<string, string> = {}) {
  const started = spawn(process.execPath, [ENTRY], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  return started;
}

it('keeps its data where .env says', async () => {
  await writeFile(join(folder, '.env'), 'DATA_DIR=elsewhere\nDURABILITY=none\n');
  const store = startStore();
  const [printed] = (await once(store.stdout, 'data')) as [Buffer];
  expect(printed.toString()).toMatch(/^MONGODB_URI=mongodb:\/\/\S+\/cohort\?/);
  await access(join(folder, 'elsewhere'));
  const exited = once(store, 'exit');
  store.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

it('stops with one sentence where DURABILITY is none of its values', async () => {
  const store = startStore({ DURABILITY: 'off' });
  const [printed, [code]] = await Promise.all([text(store.stderr), once(store, 'exit')]);
  expect([printed, code]).toEqual(['DURABILITY must be one of fsync, none.\n', 1]);
});
