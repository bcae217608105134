import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type { Durability } from '../../config/environment';
import { FolderLock } from '../folder-lock';
import { socketPlace } from '../socket-place';
import { Executor } from './executor';
import { Engine } from './storage/engine';
import { KeyStore } from './storage/key-store';
import { Framer, parseMessage } from './wire';

export interface MongoServerOptions {
  dataDir: string;
  durability?: Durability;
  /** How often TTL indexes are looked after. */
  expiryIntervalMs?: number;
}

const EXPIRY_INTERVAL_MS = 60_000;
const GRACE_MS = 1000;

/** The embedded server in the thread that calls it; `startEmbeddedMongo` gives it a thread of its own. */
export class MongoServer {
  private readonly sockets = new Set<Socket>();
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly engine: Engine,
    private readonly executor: Executor,
    private readonly listener: Server,
    private readonly lock: FolderLock,
    private readonly socketFolder: string | null,
    readonly uri: string,
    expiryIntervalMs: number,
  ) {
    this.timer = setInterval(() => this.executor.expire(new Date()), expiryIntervalMs).unref();
    listener.on('connection', (socket) => this.serve(socket));
  }

  static async start(options: MongoServerOptions): Promise<MongoServer> {
    const { path, folder } = socketPlace('store');
    const listener = createServer();
    await listen(listener, path);
    let lock: FolderLock | null = null;
    try {
      const folderOfData = join(options.dataDir, 'mongo');
      lock = await FolderLock.take(folderOfData, path, folder);
      const engine = new Engine(new KeyStore(folderOfData, options.durability ?? 'fsync'));
      const executor = new Executor(engine, (error) =>
        process.stderr.write(`embedded store: ${inspect(error)}\n`),
      );
      const uri = `mongodb://${encodeURIComponent(path)}/cohort?directConnection=true&retryWrites=false`;
      const interval = options.expiryIntervalMs ?? EXPIRY_INTERVAL_MS;
      return new MongoServer(engine, executor, listener, lock, folder, uri, interval);
    } catch (error) {
      lock?.release();
      listener.close();
      if (folder) rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  get connections(): number {
    return this.sockets.size;
  }

  /** Answers what has come in, then lets go of the folder. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    const closed = new Promise((resolve) => this.listener.close(resolve));
    this.executor.flush();
    for (const socket of this.sockets) {
      socket.destroySoon();
      setTimeout(() => socket.destroy(), GRACE_MS).unref();
    }
    await closed;
    await this.engine.close();
    if (this.socketFolder) rmSync(this.socketFolder, { recursive: true, force: true });
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
      this.executor.cursors.killOf(socket);
    });
  }
}

function listen(listener: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(path, () => {
      listener.off('error', reject);
      resolve();
    });
  });
}
