import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { IN_DATA_DIR } from '../../config/data-folder';
import type { Durability } from '../../config/environment';
import { assertDataNotLost, DATA_FILE, noteDatabase } from '../damaged-data';
import { FolderLock } from '../folder-lock';
import { socketPathOf, storeUriOf } from '../socket-path';
import { Executor } from './executor';
import { assertSound } from './storage/data-file';
import { Engine } from './storage/engine';
import { KeyStore } from './storage/key-store';
import { Framer, parseMessage } from './wire';

export interface MongoServerOptions {
  dataDir: string;
  durability?: Durability;
}

const GRACE_MS = 1000;

/** The embedded server in the thread that calls it; `startEmbeddedMongo` gives it a thread of its own. */
export class MongoServer {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly engine: Engine,
    private readonly executor: Executor,
    private readonly listener: Server,
    private readonly lock: FolderLock,
    readonly uri: string,
  ) {
    listener.on('connection', (socket) => this.serve(socket));
  }

  static async start(options: MongoServerOptions): Promise<MongoServer> {
    const { dataDir, durability = 'fsync' } = options;
    const folder = join(dataDir, IN_DATA_DIR.database);
    assertDataNotLost(dataDir);
    const lock = await FolderLock.take(folder);
    let engine: Engine | undefined;
    try {
      assertSound(join(folder, DATA_FILE));
      engine = new Engine(new KeyStore(folder, durability));
      noteDatabase(dataDir);
      const executor = new Executor(engine, (error) =>
        process.stderr.write(`embedded store: ${inspect(error)}\n`),
      );
      const path = socketPathOf(folder);
      const listener = createServer();
      await listen(listener, path);
      return new MongoServer(engine, executor, listener, lock, storeUriOf(folder));
    } catch (error) {
      await engine?.close();
      lock.release();
      throw error;
    }
  }

  get connections(): number {
    return this.sockets.size;
  }

  /** Answers what has come in, then lets go of the folder. */
  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.listener.close(resolve));
    this.executor.flush();
    for (const socket of this.sockets) {
      socket.destroySoon();
      setTimeout(() => socket.destroy(), GRACE_MS).unref();
    }
    await closed;
    // What came in meanwhile: nothing may be left to run over a closed database.
    this.executor.flush();
    await this.engine.close();
    this.lock.release();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    const framer = new Framer();
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const message of framer.push(chunk)) {
          const request = parseMessage(message);
          this.executor.submit({ request, connection: socket, answer: (bytes) => socket.write(bytes) });
        }
      } catch {
        socket.destroy();
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.sockets.delete(socket);
      this.executor.forget(socket);
    });
  }
}

/** Whoever holds the folder's lock owns its socket: one that is there was left by a dead server. */
async function listen(listener: Server, path: string): Promise<void> {
  if (process.platform !== 'win32') rmSync(path, { force: true });
  listener.listen(path);
  await once(listener, 'listening');
}
