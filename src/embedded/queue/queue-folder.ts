import { constants, readFileSync } from 'node:fs';
import { access, appendFile, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { runMigrations } from 'bullmq';
import { PGlitePool } from './pglite-pool';
import { QueueDatabase } from './queue-database';

/** A queue needs little: the defaults are a server's and would take 130 MB more. */
const SETTINGS = "shared_buffers = '2MB'\nmax_wal_size = '8MB'\nmin_wal_size = '8MB'\n";
/** The log grows by files of one megabyte: it always finds room in what is kept free on the disk. */
const LOG_FILES = '--wal-segsize=1';

const PGLITE = resolve(dirname(require.resolve('@electric-sql/pglite')), '..');

/**
 * Makes the folder of a new queue. PGlite takes four seconds and 800 MB to make one, so it is done once for each
 * installation, by the build, and copied from there.
 */
export async function createQueueFolder(dir: string): Promise<void> {
  const unfinished = `${dir}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(dir), { recursive: true });
  // Where packages are read-only and nothing was prepared, the first start takes the time itself.
  const template = await prepareQueueTemplate().catch(() => undefined);
  try {
    if (template === undefined) await initialise(unfinished);
    else await cp(template, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await rename(unfinished, dir);
}

/** Brings the schema of an open queue up to date. */
export async function migrateQueue(db: PGlite): Promise<void> {
  const pool = new PGlitePool(new QueueDatabase(() => Promise.resolve(db)));
  await runMigrations(await pool.connect());
}

/** The folder that new queues are copied from; made when it is missing. */
export async function prepareQueueTemplate(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(PGLITE, 'package.json'), 'utf8')) as { version: string };
  const template = resolve(PGLITE, '../../.cache/cohort', `queue-${version}${LOG_FILES}`);
  if (await exists(template)) return template;
  await mkdir(dirname(template), { recursive: true });
  const unfinished = await mkdtemp(`${template}-`);
  try {
    await initialise(unfinished);
    await rename(unfinished, template);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process was faster.
    if (!(await exists(template))) throw error;
  }
  return template;
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function initialise(dir: string): Promise<void> {
  const db = await PGlite.create(dir, { initDbStartParams: [LOG_FILES] });
  await migrateQueue(db);
  await db.close();
  await appendFile(join(dir, 'postgresql.auto.conf'), SETTINGS);
}
