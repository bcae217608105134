import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { IN_DATA_DIR } from '../../src/config/data-folder';
import { storeUriOf } from '../../src/embedded/socket-path';
import { newDataFolder } from './data-folder';
import SETTINGS from './server-settings.json';
import { type TestStores, testStores } from './stores';
import { flagsThatWork } from './v8-flags';

export const ADMIN = { email: SETTINGS.ADMIN_EMAIL, password: SETTINGS.ADMIN_PASSWORD };
/** Known, so that tests can sign tokens that the server did not. */
export const { JWT_SECRET } = SETTINGS;

const ENTRY = resolve(__dirname, '../../dist/worker/all-in-one.js');
/**
 * V8 compiles anew, and better, what runs often: the embedded queue's WebAssembly first. A test's process ends before that
 * has paid, and it takes a fifth of what a start costs. Both are above V8's own, so that work of a minute still gets it.
 */
export const BRIEF_PROCESS = flagsThatWork(['--wasm-tiering-budget=20000000', '--interrupt-budget=1000000']);
/** What a first start alone heeds, or what makes a database of another server's. */
const FIRST_START = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SAMPLE_DATA', 'MONGODB_URI'];
const READY = /Cohort is ready on (http:\/\/\S+)/;
const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 15_000;
const KEPT_OUTPUT = 50_000;

export interface TestServer {
  /** `http://127.0.0.1:PORT` */
  url: string;
  dataDir: string;
  /** Of its database. */
  mongodbUri: string;
  process: ChildProcess;
  /** What it printed so far, its end if that is long. */
  output(): string;
  /** Asks it to stop, waits, and removes its data. */
  stop(): Promise<void>;
  /** Ends it as a power cut would; its data stay. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Settings beside or instead of the usual ones; `undefined` removes one. */
  env?: Record<string, string | undefined>;
  /** The data of a server that was killed. */
  dataDir?: string;
  /** Serves a whole suite: what runs often in it is compiled as well as V8 can. */
  lasting?: boolean;
}

/** A server that is started again has its stores, real ones too. */
const storesOf = new Map<string, TestStores>();

/**
 * Starts the whole application as `npm start` does, with a new database and a known admin.
 * MONGODB_URI and QUEUE_URL, when set, select real stores.
 */
export async function startServer({
  env = {},
  dataDir,
  lasting = false,
}: ServerOptions = {}): Promise<TestServer> {
  const folder = dataDir ?? (await newDataFolder({ started: !FIRST_START.some((name) => name in env) }));
  const stores = storesOf.get(folder) ?? testStores();
  storesOf.set(folder, stores);
  const child = spawn(process.execPath, [...(lasting ? [] : BRIEF_PROCESS), ENTRY], {
    // Away from a developer's .env.
    cwd: folder,
    env: { ...inherited(), ...stores.env, ...SETTINGS, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-KEPT_OUTPUT));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    const url = await readyUrl(child, () => output);
    const mongodbUri =
      env.MONGODB_URI ?? stores.env.MONGODB_URI ?? storeUriOf(join(folder, IN_DATA_DIR.database));
    return { ...serverOf(child, url, folder, stores, () => output), mongodbUri };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function serverOf(
  child: ChildProcess,
  url: string,
  dataDir: string,
  stores: TestStores,
  output: () => string,
): Omit<TestServer, 'mongodbUri'> {
  return {
    url,
    dataDir,
    process: child,
    output,
    stop: async () => {
      await end(child, 'SIGTERM');
      await stores.drop();
      storesOf.delete(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
    kill: () => end(child, 'SIGKILL'),
  };
}

/** Nothing of the developer's own settings reaches the server. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return { PATH, HOME, TMPDIR, SystemRoot };
}

function readyUrl(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((fulfil, reject) => {
    const fail = (reason: string) => reject(new Error(`The server ${reason}. It printed:\n${output()}`));
    const timer = setTimeout(() => fail('was not ready in time'), START_TIMEOUT_MS);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
    child.stdout?.on('data', () => {
      const url = READY.exec(output())?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      fulfil(url);
    });
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
