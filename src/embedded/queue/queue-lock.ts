import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLock } from '../mongo/folder-lock';

/** Keeps other processes out of a queue's folder; a lock whose owner died is taken over. */
export class QueueLock {
  private constructor(
    private readonly server: Server,
    private readonly lock: FolderLock,
    private readonly socketFolder: string | null,
  ) {}

  /** @throws Error when a living process holds the folder */
  static async take(folder: string): Promise<QueueLock> {
    const { path, socketFolder } = await socketPlace();
    const server = createServer((socket) => socket.destroy()).unref();
    server.listen(path);
    await once(server, 'listening');
    try {
      return new QueueLock(server, await FolderLock.take(folder, path, socketFolder), socketFolder);
    } catch (error) {
      await close(server, socketFolder);
      throw error;
    }
  }

  async release(): Promise<void> {
    this.lock.release();
    await close(this.server, this.socketFolder);
  }
}

/** A socket in a folder that only its owner can enter; on Windows a named pipe. */
async function socketPlace(): Promise<{ path: string; socketFolder: string | null }> {
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\cohort-queue-${randomUUID()}`, socketFolder: null };
  }
  const socketFolder = await mkdtemp(join(tmpdir(), 'cohort-queue-'));
  return { path: join(socketFolder, 'lock'), socketFolder };
}

async function close(server: Server, socketFolder: string | null): Promise<void> {
  server.close();
  if (socketFolder !== null) await rm(socketFolder, { recursive: true, force: true });
}
