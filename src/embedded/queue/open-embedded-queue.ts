import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Logger } from '@nestjs/common';
import { DEFAULT_SCHEMA } from 'bullmq';
import { createPostgresQueueConnection } from '../../queues/postgres-queue-connection';
import type { QueueConnection } from '../../queues/queue-connection';
import { PGlitePool } from './pglite-pool';
import { createQueueFolder, exists } from './queue-folder';

/** Nobody but this process works on the folder: what is marked as running has lost its worker. */
const RELEASE_ABANDONED_JOBS = `
  UPDATE job SET stalled_marked = true, locked_until_ms = 0 WHERE state = 'active';
  DELETE FROM meta WHERE field = 'stalled-check';
`;

/**
 * Opens the queue that one process keeps in `dir`. A folder that can't be opened is made anew: the jobs that it held
 * are in the database and are queued again from there.
 */
export async function openEmbeddedQueue(dir: string): Promise<QueueConnection> {
  if (!(await exists(dir))) await createQueueFolder(dir);
  try {
    return await open(dir);
  } catch (err) {
    new Logger('EmbeddedQueue').warn({ err }, `The queue in ${dir} is damaged and is made anew.`);
    await rm(dir, { recursive: true, force: true });
    await createQueueFolder(dir);
    return open(dir);
  }
}

async function open(dir: string): Promise<QueueConnection> {
  const db = await PGlite.create(dir);
  const pool = new PGlitePool(db);
  try {
    await pool.query(`SET search_path TO ${DEFAULT_SCHEMA}`);
    const connection = await createPostgresQueueConnection({
      kind: 'embedded',
      pool,
      close: () => pool.end(),
    });
    await pool.query(RELEASE_ABANDONED_JOBS);
    return connection;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
