import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { FolderLock } from '../folder-lock';
import { socketPlace } from '../socket-place';

/** Keeps other processes out of a queue's folder; a lock whose owner died is taken over. */
export class QueueLock {
  private constructor(
    private readonly server: Server,
    private readonly lock: FolderLock,
    private readonly socketFolder: string | null,
  ) {}

  /** @throws Error when a living process holds the folder */
  static async take(folder: string): Promise<QueueLock> {
    const { path, folder: socketFolder } = socketPlace('queue');
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

async function close(server: Server, socketFolder: string | null): Promise<void> {
  server.close();
  if (socketFolder !== null) await rm(socketFolder, { recursive: true, force: true });
}
