import { DEFAULT_SCHEMA, runMigrations } from 'bullmq';
import { Pool } from 'pg';
import { createPostgresQueueConnection } from './postgres-queue-connection';
import type { QueueConnection } from './queue-connection';
import { createRedisQueueConnection } from './redis-queue-connection';

/** Each worker keeps one session to listen on; the rest is for queries. */
const POSTGRES_SESSIONS = 12;
const CONNECT_TIMEOUT_MS = 10_000;

/** A queue that can't be reached; the sentence names the setting and never its value. */
export class QueueUnreachableError extends Error {}

/** Opens the queue that QUEUE_URL names and waits until it answers. */
export async function openQueueConnection(url: string): Promise<QueueConnection> {
  try {
    return url.startsWith('redis') ? await openRedis(url) : await openPostgres(url);
  } catch (error) {
    const { code } = error as { code?: string };
    const reason = code === undefined ? '' : ` (${code})`;
    throw new QueueUnreachableError(
      `The queue that QUEUE_URL names does not answer${reason}: start it or correct the address.`,
      { cause: error },
    );
  }
}

async function openRedis(url: string): Promise<QueueConnection> {
  const connection = createRedisQueueConnection(url);
  try {
    await connection.ping();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function openPostgres(connectionString: string): Promise<QueueConnection> {
  const pool = new Pool({
    connectionString,
    options: `-c search_path=${DEFAULT_SCHEMA}`,
    max: POSTGRES_SESSIONS,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  try {
    await migrate(pool);
    return createPostgresQueueConnection({ pool, close: () => pool.end() });
  } catch (error) {
    await pool.end();
    throw error;
  }
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client);
  } finally {
    client.release();
  }
}
