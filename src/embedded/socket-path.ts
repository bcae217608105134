import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A socket's path ends before this; the folder's name and the socket's take the rest. */
const LONGEST_PATH = 100;
const LONGEST_NAMES = 50;
const HASH_LENGTH = 16;

/** The socket that belongs to a folder, the same whatever way leads to it. */
export function socketPathOf(folder: string): string {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex');
  return socketPath(`store-${hash.slice(0, HASH_LENGTH)}`);
}

/** Where the embedded database of a folder listens while it runs. */
export function storeUriOf(folder: string): string {
  return `mongodb://${encodeURIComponent(socketPathOf(folder))}/cohort?directConnection=true&retryWrites=false`;
}

/** A socket by this name in a folder that only its owner can enter; on Windows a named pipe. */
export function socketPath(name: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\cohort-${name}`;
  return join(privateFolder(), `${name}.sock`);
}

function privateFolder(): string {
  const { uid } = userInfo();
  const base = tmpdir().length < LONGEST_PATH - LONGEST_NAMES ? tmpdir() : '/tmp';
  const folder = join(base, `cohort-${uid}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid) {
    throw new Error(`${folder} is not a folder of yours: remove it or set TMPDIR to another folder.`);
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
  return folder;
}
