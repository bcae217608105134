import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { mongo } from 'mongoose';

const ROOT = resolve(__dirname, '../../..');
const ENTRY = join(ROOT, 'dist/src/embedded/store.js');
const WRITES = 20;

let folder: string;
let store: ChildProcess | undefined;
let client: mongo.MongoClient | undefined;

beforeEach(async () => {
  // Not in the system's temporary folder, which may be one in memory that never is on a disk.
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  folder = await mkdtemp(join(ROOT, '.cache', 'durability-'));
});
afterEach(async () => {
  await client?.close(true);
  store?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function connect(settings: Record<string, string>): Promise<mongo.MongoClient> {
  const started = spawn(process.execPath, [ENTRY], {
    cwd: folder,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  store = started;
  for await (const line of createInterface({ input: started.stdout })) {
    const uri = /^MONGODB_URI=(.+)$/.exec(line)?.[1];
    if (uri !== undefined) return mongo.MongoClient.connect(uri);
  }
  throw new Error('the store did not start');
}

/** Kilobytes of the data file that a power cut would take: the kernel holds them in memory alone. */
async function unsaved(): Promise<number> {
  const maps = await readFile(`/proc/${store?.pid}/smaps`, 'utf8');
  const ofData = maps.split(/\n(?=[0-9a-f]+-[0-9a-f]+ )/).filter((map) => /\/data\.mdb\n/.test(map));
  expect(ofData).toHaveLength(1);
  return [...ofData.join('').matchAll(/_Dirty: +(\d+) kB/g)].reduce((sum, [, kb]) => sum + Number(kb), 0);
}

async function unsavedAfterEachWrite(settings: Record<string, string>): Promise<number[]> {
  client = await connect(settings);
  const rows = client.db().collection<{ _id: number }>('rows');
  const found: number[] = [];
  for (let _id = 0; _id < WRITES; _id++) {
    await rows.insertOne({ _id });
    found.push(await unsaved());
  }
  return found;
}

it('acknowledges no write before the disk has it', async () => {
  expect(new Set(await unsavedAfterEachWrite({}))).toEqual(new Set([0]));
});

it('leaves the time to the kernel with DURABILITY=none', async () => {
  expect(Math.max(...(await unsavedAfterEachWrite({ DURABILITY: 'none' })))).toBeGreaterThan(0);
});
