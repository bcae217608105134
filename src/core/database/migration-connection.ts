import { type Connection, createConnection } from 'mongoose';
import { APP_NAME } from './app-name';
import { logIndexBuilds } from './log-index-builds';

const GREETING_MS = 120_000;

/**
 * Runs `work` on a connection of its own. That of the application gives up what takes a minute, and an index of a large
 * collection takes longer.
 */
export async function withMigrationConnection(
  uri: string,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = await createConnection(uri, {
    appName: APP_NAME,
    autoIndex: false,
    autoCreate: false,
    // The driver interrupts what it waits for when no greeting comes in this time, as from the embedded store while it builds.
    connectTimeoutMS: GREETING_MS,
    socketTimeoutMS: 0,
    monitorCommands: true,
  }).asPromise();
  logIndexBuilds(connection.getClient());
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}
