import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { createConnection } from 'mongoose';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../../src/embedded/mongo/start';
import { migrateDatabase } from '../../../src/migrations';

/** What the application's connection waits for an answer here, and what the build of an index takes. */
const SOCKET_LIMIT_MS = 500;
const BUILD_MS = 1_500;
const SLOW = 'audit_log';

let folder: string;
let mongo: EmbeddedMongo;
let slow: Server;
let uri: string;
const lines: string[] = [];

beforeAll(async () => {
  const log = (line: string) => void lines.push(line);
  Logger.overrideLogger({ log, warn: log, error: log });
  folder = mkdtempSync(join(tmpdir(), 'cohort-slow-'));
  mongo = await startEmbeddedMongo({ dataDir: folder, durability: 'none' });
  const socket = decodeURIComponent(/^mongodb:\/\/([^/]+)/.exec(mongo.uri)?.[1] ?? '');
  slow = slowServer(socket).listen(0, '127.0.0.1');
  await new Promise((listening) => slow.once('listening', listening));
  uri = mongo.uri.replace(
    /^mongodb:\/\/[^/]+/,
    `mongodb://127.0.0.1:${(slow.address() as AddressInfo).port}`,
  );
});

afterAll(async () => {
  slow.close();
  await mongo.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The store behind a line on which the indexes of one collection take their time. */
function slowServer(socket: string): Server {
  return createServer((client) => {
    const store = connect(socket);
    for (const [one, other] of [
      [client, store],
      [store, client],
    ] as const) {
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
    store.pipe(client);
    client.on('data', (bytes: Buffer) => {
      const isSlow = bytes.includes('createIndexes') && bytes.includes(SLOW);
      setTimeout(() => store.write(bytes), isSlow ? BUILD_MS : 0);
    });
  });
}

it('waits for the build of an index longer than the application waits for an answer, and says what it builds', async () => {
  const options = { autoIndex: false, autoCreate: false, socketTimeoutMS: SOCKET_LIMIT_MS };
  const application = await createConnection(uri, options).asPromise();
  await migrateDatabase(application, uri);
  const indexes = await application.collection(SLOW).indexes();
  await application.close();
  expect(indexes.map(({ name }) => name)).toContain('actor_1_time_1__id_1');
  const builds = lines.filter((line) => line.startsWith(`Building indexes of ${SLOW}: actor_1_time_1__id_1`));
  expect(builds).toHaveLength(2);
  expect(Number(/done in ([\d.]+) s$/.exec(builds[1] ?? '')?.[1])).toBeGreaterThanOrEqual(BUILD_MS / 1000);
});
