import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, join } from 'node:path';
import { beginningOf } from './running-process';
import { socketPath } from './socket-path';

interface Owner {
  pid: number;
  /** Null where the system does not tell it. */
  began: string | null;
  socket: string;
}

const ANSWER_LIMIT_MS = 1_000;
/** Errors of a socket that somebody holds: its line is full, or it is another user's. */
const TAKES_NO_QUESTIONS = ['EAGAIN', 'EACCES'];

/** One process per folder: its owner is the process that the lock names, or whoever answers on the lock's socket. */
export class FolderLock {
  private constructor(
    private readonly file: string,
    private readonly content: string,
    private readonly server: Server,
  ) {}

  /** @throws Error when a living process holds the folder; a lock that a dead one left is taken over */
  static async take(folder: string): Promise<FolderLock> {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, 'server.lock');
    const socket = socketPath(`lock-${randomBytes(8).toString('hex')}`);
    const owner: Owner = { pid: process.pid, began: beginningOf(process.pid), socket };
    const content = JSON.stringify(owner);
    const server = createServer((asking) => asking.destroy()).unref();
    server.listen(socket);
    await once(server, 'listening');
    try {
      await claim(folder, file, content);
    } catch (error) {
      server.close();
      throw error;
    }
    return new FolderLock(file, content, server);
  }

  release(): void {
    if (read(this.file) === this.content) rmSync(this.file, { force: true });
    this.server.close();
  }
}

async function claim(folder: string, file: string, content: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    if (create(file, content)) return;
    const found = read(file);
    if (found === null) continue;
    const owner = parse(found);
    if (owner) await refuseWhileAlive(folder, owner);
    discard(file, found);
    if (owner && isOurs(owner.socket)) rmSync(owner.socket, { force: true });
  }
  throw new Error(`${file} cannot be taken over: remove it if no Cohort is running.`);
}

async function refuseWhileAlive(folder: string, { pid, began, socket }: Owner): Promise<void> {
  const answer = await ask(socket);
  if (answer === 'yes') {
    throw new Error(
      `${folder} is in use by another Cohort (process ${pid}): stop it or set another DATA_DIR.`,
    );
  }
  if (answer === 'nothing' || (began && began === beginningOf(pid))) {
    throw new Error(
      `${folder} is in use by another Cohort (process ${pid}) that does not answer: ` +
        `stop it, if need be with kill -9 ${pid}, or set another DATA_DIR.`,
    );
  }
}

/** The owner ends every connection at once. Where nobody listens any more, the system itself says so. */
function ask(socket: string): Promise<'yes' | 'no' | 'nothing'> {
  return new Promise((resolve) => {
    const question = connect(socket);
    const settle = (answer: 'yes' | 'no' | 'nothing') => {
      clearTimeout(timer);
      question.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => settle('nothing'), ANSWER_LIMIT_MS);
    question.resume().once('end', () => settle('yes'));
    question.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      settle(TAKES_NO_QUESTIONS.includes(code) ? 'nothing' : 'no'),
    );
  });
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
    const { pid, began, socket } = JSON.parse(content) as Partial<Owner>;
    return typeof pid === 'number' && typeof socket === 'string'
      ? { pid, began: began ?? null, socket }
      : null;
  } catch {
    return null;
  }
}

function isOurs(socket: string): boolean {
  return socket === socketPath(basename(socket, '.sock'));
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
