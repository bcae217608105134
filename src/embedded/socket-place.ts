import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SocketPlace {
  path: string;
  /** To be removed with the socket; null where there is none. */
  folder: string | null;
}

/** A socket's path ends before this; the folder's name and the socket's take the rest. */
const LONGEST_PATH = 100;
const LONGEST_NAMES = 40;

/** A new socket in a folder that only its owner can enter; on Windows a named pipe. */
export function socketPlace(purpose: 'store' | 'queue'): SocketPlace {
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\cohort-${purpose}-${randomUUID()}`, folder: null };
  }
  const base = tmpdir().length < LONGEST_PATH - LONGEST_NAMES ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(base, `cohort-${purpose}-`));
  chmodSync(folder, 0o700);
  return { path: join(folder, 'server.sock'), folder };
}
