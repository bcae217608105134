import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Logger } from '@nestjs/common';
import { DEFAULT_SCHEMA } from 'bullmq';
import { createPostgresQueueConnection } from '../../queues/postgres-queue-connection';
import type { QueueConnection } from '../../queues/queue-connection';
import { FolderLock } from '../folder-lock';
import { PGlitePool } from './pglite-pool';
import { createQueueFolder, exists } from './queue-folder';

/** Nobody but this process works on the folder: what is marked as running has lost its worker. */
const RELEASE_ABANDONED_JOBS = `
  UPDATE job SET stalled_marked = true, locked_until_ms = 0 WHERE state = 'active';
  DELETE FROM meta WHERE field = 'stalled-check';
`;

/**
 * Opens the queue that one process keeps in `dir`. Data that can't be opened are made anew: the jobs that they held
 * are in the database and are queued again from there.
 * @throws Error when another process has it open
 */
export async function openEmbeddedQueue(dir: string): Promise<QueueConnection> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const lock = await FolderLock.take(dir);
  try {
    const pool = await openOrMakeAnew(join(dir, 'data'));
    return await createPostgresQueueConnection({
      pool,
      close: async () => {
        await pool.end();
        lock.release();
      },
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openOrMakeAnew(data: string): Promise<PGlitePool> {
  if (!(await exists(data))) await createQueueFolder(data);
  try {
    return await open(data);
  } catch (err) {
    new Logger('EmbeddedQueue').warn({ err }, `The queue in ${data} is damaged and is made anew.`);
    await rm(data, { recursive: true, force: true });
    await createQueueFolder(data);
    return open(data);
  }
}

async function open(data: string): Promise<PGlitePool> {
  const pool = new PGlitePool(await PGlite.create(data));
  try {
    await pool.query(`SET search_path TO ${DEFAULT_SCHEMA}`);
    await pool.query(RELEASE_ABANDONED_JOBS);
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}
