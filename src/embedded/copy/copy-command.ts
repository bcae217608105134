import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { IN_DATA_DIR } from '../../config/data-folder';
import type { Environment } from '../../config/environment';
import { DATA_FILE } from '../damaged-data';
import { startEmbeddedMongo } from '../mongo/start';
import { type CopyOrder, parseCopyArguments } from './copy-arguments';
import { collectionsOf, type CopiedCollection, copyDatabase } from './copy-database';
import { APP_NAME } from '../../core/database/app-name';

const OWN_NAME = 'cohort-store-copy';
const ANSWER_MS = 5_000;
/** Collections that a sentence names. */
const TOLD = 3;

type Settings = Pick<Environment, 'dataDir' | 'durability'>;

/** `npm run store -- copy`: all of the embedded database into that of an address, or the other way round. */
export async function runCopy(
  args: readonly string[],
  settings: Settings,
  signal: AbortSignal,
  tell: (line: string) => void,
): Promise<void> {
  const order = parseCopyArguments(args);
  const { dataDir } = settings;
  if (order.direction === 'to') assertDatabaseThere(dataDir);
  const other = await connect(order);
  try {
    // Whoever runs on the folder holds it: this fails then.
    const store = await startEmbeddedMongo(settings);
    const embedded = await connectTo(store.uri);
    try {
      if (order.direction === 'to') {
        // Nobody else gets at the folder meanwhile.
        const confirm = () => Promise.resolve();
        await copy(embedded, other, { to: 'the database of --to', signal, tell, confirm });
      } else {
        const confirm = () => assertUnused(other);
        await confirm();
        await copy(other, embedded, { to: dataDir, signal, tell, confirm });
      }
    } finally {
      await embedded.close();
      await store.close();
    }
  } finally {
    await other.close();
  }
  tell(order.direction === 'to' ? nextStepsTo(dataDir) : NEXT_STEPS_FROM);
}

interface Copying {
  /** What the target is called. */
  to: string;
  signal: AbortSignal;
  tell: (line: string) => void;
  confirm: () => Promise<void>;
}

async function copy(source: mongo.MongoClient, target: mongo.MongoClient, copying: Copying): Promise<void> {
  const { to, tell } = copying;
  const there = await collectionsOf(target.db());
  if (there.length > 0) {
    const more = there.length > TOLD ? ` and ${there.length - TOLD} collections more` : '';
    throw new Error(
      `Nothing was copied, because ${to} is not empty: it holds ${there.slice(0, TOLD).join(', ')}${more}. Name an empty one.`,
    );
  }
  const copied = await copyDatabase(source.db(), target.db(), {
    ...copying,
    onCollection: ({ name, documents }) => tell(`${name}: ${documents.toLocaleString('en')}`),
  });
  tell(summaryOf(copied));
}

/** Where the server does not tell who is connected, the counts at the end are what notices writes. */
async function assertUnused(client: mongo.MongoClient): Promise<void> {
  if (!(await connectionsOfCohorts(client))) return;
  throw new Error(
    'Nothing was copied, because the database of --from is in use: stop every API and worker of it and copy again.',
  );
}

function assertDatabaseThere(dataDir: string): void {
  if (existsSync(join(dataDir, IN_DATA_DIR.database, DATA_FILE))) return;
  throw new Error(`${dataDir} holds no database: set DATA_DIR to the folder that "npm start" has used.`);
}

async function connect({ direction, uri }: CopyOrder): Promise<mongo.MongoClient> {
  try {
    return await connectTo(uri);
  } catch (cause) {
    const why = cause instanceof Error ? cause.name : 'unknown';
    throw new Error(`MongoDB does not answer at the address of --${direction} (${why}): check it.`, {
      cause,
    });
  }
}

function connectTo(uri: string): Promise<mongo.MongoClient> {
  return mongo.MongoClient.connect(uri, { appName: OWN_NAME, serverSelectionTimeoutMS: ANSWER_MS });
}

function summaryOf(copied: readonly CopiedCollection[]): string {
  const sum = (field: 'documents' | 'indexes') =>
    copied.reduce((total, collection) => total + collection[field], 0).toLocaleString('en');
  const files = copied.find(({ name }) => name === 'files.files')?.documents ?? 0;
  return (
    `Copied ${copied.length} collections: ${sum('documents')} documents, among them ${files.toLocaleString('en')} files, ` +
    `and ${sum('indexes')} indexes. Both sides were counted and compared, and hold the same.`
  );
}

function nextStepsTo(dataDir: string): string {
  return (
    `Next: set JWT_SECRET to the content of ${join(dataDir, IN_DATA_DIR.jwtSecret)}, unless you had one set already, ` +
    'and start API and workers with the new MONGODB_URI. The folder was not changed; keep it until all is well.'
  );
}

const NEXT_STEPS_FROM =
  'Next: start Cohort with the JWT_SECRET of before and without MONGODB_URI. The other database was not changed.';

/** How many connections Cohorts have to a server; undefined where it does not tell. */
async function connectionsOfCohorts(client: mongo.MongoClient): Promise<number | undefined> {
  try {
    const connected = await client
      .db('admin')
      .aggregate<{ appName?: string }>([{ $currentOp: { idleConnections: true } }])
      .toArray();
    return connected.filter(({ appName }) => appName === APP_NAME).length;
  } catch (error) {
    if ((error as { code?: unknown }).code === undefined) throw error;
    return undefined;
  }
}
