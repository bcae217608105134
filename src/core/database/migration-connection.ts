import { type Connection, createConnection, type mongo } from 'mongoose';
import { APP_NAME } from './app-name';
import { Logger } from '@nestjs/common';

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

/** Says which indexes a client builds and drops, before and after: a build may take minutes. */
function logIndexBuilds(client: mongo.MongoClient): void {
  const logger = new Logger('Migrations');
  const building = new Map<number, string>();
  client.on('commandStarted', ({ requestId, commandName, command }) => {
    const sentence = sentenceOf(commandName, command);
    if (sentence === undefined) return;
    building.set(requestId, sentence);
    logger.log(sentence);
  });
  client.on('commandSucceeded', ({ requestId, duration }) => {
    const sentence = building.get(requestId);
    if (building.delete(requestId)) logger.log(`${sentence}: done in ${(duration / 1000).toFixed(1)} s`);
  });
  client.on('commandFailed', ({ requestId }) => building.delete(requestId));
}

function sentenceOf(name: string, command: mongo.Document): string | undefined {
  if (name === 'createIndexes') {
    const indexes = command.indexes as { name: string }[];
    return `Building indexes of ${command.createIndexes}: ${indexes.map((index) => index.name).join(', ')}`;
  }
  return name === 'dropIndexes' ? `Dropping index ${command.index} of ${command.dropIndexes}` : undefined;
}
