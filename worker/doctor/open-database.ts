import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection } from 'mongoose';
import { IN_DATA_DIR } from '../../src/config/data-folder';
import type { Environment } from '../../src/config/environment';
import { reasonOf } from '../../src/core/errors/reason-of';
import { DATA_FILE } from '../../src/embedded/damaged-data';
import { startEmbeddedMongo } from '../../src/embedded/mongo/start';
import { storeUriOf } from '../../src/embedded/socket-path';

const OWN_NAME = 'cohort-doctor';
const ANSWER_MS = 2_000;

export interface OpenDatabase {
  connection: Connection;
  /** Why it could not be reached, if so. */
  failure?: string;
  close(): Promise<void>;
}

/** The database of the settings; the embedded one of the Cohort that runs, or opened for this while none does. */
export async function openDatabase(settings: Environment): Promise<OpenDatabase> {
  if (settings.mongodbUri) return connect(settings.mongodbUri);
  const folder = join(settings.dataDir, IN_DATA_DIR.database);
  if (!existsSync(join(folder, DATA_FILE))) {
    throw new Error(
      `${settings.dataDir} holds no database: start Cohort once, or set DATA_DIR or MONGODB_URI to those that it uses.`,
    );
  }
  const running = await connect(storeUriOf(folder));
  if (!running.failure) return running;
  await running.close();
  const store = await startEmbeddedMongo(settings);
  const own = await connect(store.uri);
  const close = async () => {
    await own.close();
    await store.close();
  };
  return { ...own, close };
}

async function connect(uri: string): Promise<OpenDatabase> {
  const connection = createConnection(uri, {
    appName: OWN_NAME,
    autoIndex: false,
    autoCreate: false,
    // Without a connection every question ends at once.
    bufferCommands: false,
    serverSelectionTimeoutMS: ANSWER_MS,
    connectTimeoutMS: ANSWER_MS,
  });
  const failure = await connection.asPromise().then(() => undefined, reasonOf);
  return { connection, failure, close: () => connection.close() };
}
