import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { mongo } from 'mongoose';

const ENTRY = resolve(__dirname, '../../../dist/src/embedded/store.js');

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What it printed, the address apart. */
  printed: string;
}

export interface StoreProcess {
  process: ChildProcess;
  uri: string;
  ended: Promise<Ended>;
}

/** Starts `npm run store` on a folder; what it ended with where it did not start. */
export async function tryStore(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<StoreProcess | Ended> {
  const child = spawn(process.execPath, [ENTRY], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DURABILITY: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stderr), once(child, 'exit')]).then(([printed, [code, signal]]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
    printed,
  }));
  const address = once(child.stdout, 'data') as Promise<[Buffer]>;
  const first = await Promise.race([address, ended]);
  if (!Array.isArray(first)) return first;
  const uri = first[0].toString().trim().replace('MONGODB_URI=', '');
  return { process: child, uri, ended };
}

export async function startStore(dataDir: string, env?: Record<string, string>): Promise<StoreProcess> {
  const started = await tryStore(dataDir, env);
  if ('uri' in started) return started;
  throw new Error(`The store did not start: ${started.printed}`);
}

export async function stopStore(store: StoreProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
  store.process.kill(signal);
  return store.ended;
}

/** Works with a store's database as the driver sees it. */
export async function withDatabase<Result>(
  { uri }: StoreProcess,
  work: (database: mongo.Db) => Promise<Result>,
): Promise<Result> {
  const client = await mongo.MongoClient.connect(uri, { serverSelectionTimeoutMS: 10_000 });
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}
