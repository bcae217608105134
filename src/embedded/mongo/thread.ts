import { parentPort, workerData } from 'node:worker_threads';
import { MongoServer, type MongoServerOptions } from './server';

/** The server's own thread: it says where it listens and ends when it is told to close. */
async function run(): Promise<void> {
  const server = await MongoServer.start(workerData as MongoServerOptions);
  parentPort?.once('message', () => {
    void server.close().then(() => process.exit(0));
  });
  parentPort?.postMessage({ uri: server.uri });
}

void run();
