import type { Connection, mongo } from 'mongoose';
import { EMBEDDED_MODULE } from '../../core/database/embedded-module';
import type { DatabaseFacts, FilesFacts, QueueFacts } from '../../domain/health/health-facts';
import type { QueueConnection } from '../../queues/queue-connection';

/** How the database answers, and what it is. */
export async function probeDatabase(connection: Connection): Promise<DatabaseFacts> {
  const db = connected(connection);
  const begin = performance.now();
  const hello = await db.command({ hello: 1 });
  const latencyMs = Math.round(performance.now() - begin);
  const { version, modules } = (await db.command({ buildInfo: 1 })) as {
    version: string;
    modules?: string[];
  };
  return {
    kind: modules?.includes(EMBEDDED_MODULE) ? 'embedded' : 'mongodb',
    latencyMs,
    version,
    // A router says so instead of naming a set: what is behind it are sets.
    replicated: hello.setName !== undefined || hello.msg === 'isdbgrid',
    writable: hello.isWritablePrimary === true,
  };
}

/** Whether the newest file can be read. */
export async function probeFiles(connection: Connection): Promise<FilesFacts> {
  const db = connected(connection);
  const file = await db
    .collection('files.files')
    .findOne({}, { sort: { _id: -1 }, projection: { length: 1 } });
  if (!file) return {};
  if (file.length === 0) return { newest: { readable: true } };
  const chunk = await db
    .collection('files.chunks')
    .findOne({ files_id: file._id, n: 0 }, { projection: { _id: 1 } });
  return { newest: { readable: chunk !== null } };
}

/** Whether the queue answers and takes writes, and what it tells of itself. */
export async function probeQueue(queue: QueueConnection): Promise<QueueFacts> {
  const begin = performance.now();
  await queue.ping();
  const latencyMs = Math.round(performance.now() - begin);
  const [refusal, description] = await Promise.all([refusalOf(queue), queue.describe()]);
  return { kind: queue.kind, latencyMs, refusal, ...description };
}

async function refusalOf(queue: QueueConnection): Promise<string | undefined> {
  try {
    await queue.assertWritable();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function connected({ db }: Connection): mongo.Db {
  if (!db) throw new Error('Not connected.');
  return db;
}
