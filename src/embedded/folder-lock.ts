import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

interface Owner {
  pid: number;
  socket: string;
  socketFolder: string | null;
}

/** One server per folder: its owner is whoever answers on the socket that the lock names. */
export class FolderLock {
  private constructor(
    private readonly file: string,
    private readonly content: string,
  ) {}

  /** @throws Error when a living server holds the folder; a lock that a dead one left is taken over */
  static async take(folder: string, socket: string, socketFolder: string | null): Promise<FolderLock> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, 'server.lock');
    const content = JSON.stringify({ pid: process.pid, socket, socketFolder } satisfies Owner);
    for (let attempt = 0; attempt < 10; attempt++) {
      if (create(file, content)) return new FolderLock(file, content);
      const found = read(file);
      if (found === null) continue;
      const owner = parse(found);
      if (owner && (await answers(owner.socket))) {
        throw new Error(
          `${folder} is in use by another Cohort (process ${owner.pid}): stop it or set another DATA_DIR.`,
        );
      }
      discard(file, found);
      if (owner?.socketFolder) rmSync(owner.socketFolder, { recursive: true, force: true });
    }
    throw new Error(`${file} cannot be taken over: remove it if no Cohort is running.`);
  }

  release(): void {
    if (read(this.file) === this.content) rmSync(this.file, { force: true });
  }
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function parse(content: string): Owner | null {
  try {
    return JSON.parse(content) as Owner;
  } catch {
    return null;
  }
}

/** Moves the dead lock away; if another server was quicker and it is its lock that moved, puts it back. */
function discard(file: string, expected: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) === expected) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket);
    const settle = (alive: boolean) => {
      probe.destroy();
      resolve(alive);
    };
    probe.once('connect', () => settle(true));
    probe.once('error', () => settle(false));
  });
}
