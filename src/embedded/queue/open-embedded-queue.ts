import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Logger } from '@nestjs/common';
import { DEFAULT_SCHEMA } from 'bullmq';
import { diskFull } from '../../core/disk/disk-full';
import { hasRoom } from '../../core/disk/disk-space';
import type { QueueConnection } from '../../queues/queue-connection';
import { FolderLock } from '../folder-lock';
import { PGlitePool } from './pglite-pool';
import { createPGliteQueueConnection } from './pglite-queue-connection';
import { QueueDatabase } from './queue-database';
import { createQueueFolder, exists, migrateQueue } from './queue-folder';

/** Nobody but this process works on the folder: what is marked as running has lost its worker. */
const RELEASE_ABANDONED_JOBS = `
  UPDATE job SET stalled_marked = true, locked_until_ms = 0 WHERE state = 'active';
  DELETE FROM meta WHERE field = 'stalled-check';
`;

/**
 * Opens the queue that one process keeps in `dir`, as soon as the disk has room. Data that can't be opened are put aside
 * and made anew: the jobs that they held are in the database and are queued again from there.
 * @throws Error when another process has it open
 */
export async function openEmbeddedQueue(dir: string): Promise<QueueConnection> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const lock = await FolderLock.take(dir);
  const database = new QueueDatabase(opener(join(dir, 'data')), () => hasRoom(dir));
  const pool = new PGlitePool(database);
  const close = async () => {
    await pool.end();
    lock.release();
  };
  try {
    if (database.hasRoom()) await database.get();
  } catch (error) {
    await close();
    throw error;
  }
  const connection = createPGliteQueueConnection({ pool, close });
  const ping = () => (database.hasRoom() ? connection.ping() : Promise.reject(diskFull()));
  return { ...connection, ping, assertWritable: ping };
}

/** The first to open the data finds what a dead process left; later ones have this process's own workers on them. */
function opener(data: string): () => Promise<PGlite> {
  let prepare = RELEASE_ABANDONED_JOBS;
  return async () => {
    const db = await openOrMakeAnew(data, prepare);
    prepare = '';
    return db;
  };
}

async function openOrMakeAnew(data: string, prepare: string): Promise<PGlite> {
  if (!(await exists(data))) await createQueueFolder(data);
  try {
    return await open(data, prepare);
  } catch (err) {
    // A full disk looks like damage and is none.
    if (!hasRoom(data)) throw err;
    const aside = `${data}.damaged`;
    new Logger('EmbeddedQueue').warn(
      { err },
      `The queue in ${data} is damaged: it is kept as ${aside} and made anew.`,
    );
    await rm(aside, { recursive: true, force: true });
    await rename(data, aside);
    await createQueueFolder(data);
    return open(data, prepare);
  }
}

async function open(data: string, prepare: string): Promise<PGlite> {
  const db = await PGlite.create(data);
  try {
    await migrateQueue(db);
    await db.exec(`SET search_path TO ${DEFAULT_SCHEMA}; ${prepare}`);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
