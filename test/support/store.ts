import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { type Connection, createConnection } from 'mongoose';
import { newDataFolder } from './data-folder';
import { databaseOn, testStores } from './stores';

const ENTRY = resolve(__dirname, '../../dist/src/embedded/store.js');

export interface TestDatabase {
  uri: string;
  connection: Connection;
  stop(): Promise<void>;
}

/**
 * A database alone: of MONGODB_URI's server when that is set, else an embedded one. Empty, or as a first start leaves it.
 * An empty one is of the store that the suite has started, if it has: see `suite-store.ts`.
 */
export async function startDatabase({ started = false } = {}): Promise<TestDatabase> {
  const { env, drop } = testStores();
  if (env.MONGODB_URI !== undefined) return databaseAt(env.MONGODB_URI, drop);
  const shared = process.env.COHORT_TEST_STORE;
  if (shared !== undefined && !started) {
    const { uri, drop: dropShared } = databaseOn(shared);
    return databaseAt(uri, dropShared);
  }
  const { uri, stop } = await startStore({ started });
  return databaseAt(uri, stop);
}

/** An embedded store in a process of its own. */
export async function startStore({ started = false } = {}) {
  const dataDir = await newDataFolder({ started });
  const child = spawn(process.execPath, [ENTRY], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DURABILITY: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { uri: await printedUri(child), stop };
}

/** The database of the shared server; `stop` leaves it there. */
export async function sharedDatabase(): Promise<TestDatabase> {
  const uri = process.env.COHORT_TEST_DATABASE;
  if (!uri) throw new Error('No database under test: run through the api suite.');
  return databaseAt(uri, () => Promise.resolve());
}

async function databaseAt(uri: string, release: () => Promise<void>): Promise<TestDatabase> {
  const connection = await createConnection(uri, { autoIndex: false, autoCreate: false }).asPromise();
  const stop = async () => {
    await connection.close();
    await release();
  };
  return { uri, connection, stop };
}

async function printedUri(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The store was started without an output to read.');
  for await (const line of createInterface({ input: child.stdout })) {
    const uri = /^MONGODB_URI=(.+)$/.exec(line)?.[1];
    if (uri !== undefined) return uri;
  }
  throw new Error('The store ended before it printed its address.');
}
