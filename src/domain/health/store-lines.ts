import type { HealthLine } from '../../contracts/health/health';
import { type DatabaseFacts, type FilesFacts, type HealthFacts, TOO_OLD } from './health-facts';
import { failureText, fromDatabase, type LineHead, type Verdict } from './probed';
import { counted, namesText } from './words';

const DATABASE: LineHead = { id: 'database', group: 'stores', title: 'Database' };
const START = 'Start MongoDB, or correct MONGODB_URI: its host, port, user and password.';
const UPGRADE = 'Upgrade MongoDB to version 7.0 or newer.';
const FILES: LineHead = { id: 'files', group: 'stores', title: 'File store' };
const MIGRATIONS: LineHead = { id: 'migrations', group: 'stores', title: 'Migrations' };

/** The database, the files in it, and whether it is what the code expects. */
export function storeLines({ database, files, pending }: HealthFacts): HealthLine[] {
  return [
    'found' in database
      ? { ...DATABASE, ...judgeDatabase(database.found) }
      : {
          ...DATABASE,
          status: 'failed',
          says: `The database ${failureText(database)}.`,
          doThis: database.reason === TOO_OLD ? UPGRADE : START,
        },
    fromDatabase(FILES, files, judgeFiles),
    fromDatabase(MIGRATIONS, pending, judgePending),
  ];
}

function judgeDatabase({ kind, latencyMs, replicated, writable }: DatabaseFacts): Verdict {
  if (!writable) {
    return {
      status: 'failed',
      says: 'The database answers but takes no writes: its replica set has no primary.',
      doThis: 'Start the other members of the replica set, and look at rs.status() in mongosh.',
    };
  }
  const answers = `answers in ${latencyMs} ms`;
  if (kind === 'embedded') return { status: 'ok', says: `The embedded database ${answers}.` };
  if (!replicated) {
    return {
      status: 'warning',
      says: `MongoDB ${answers}, but is no replica set: a write whose answer is lost is not repeated.`,
      doThis: 'Make it a replica set, if only of one, and add replicaSet= to MONGODB_URI.',
    };
  }
  return { status: 'ok', says: `MongoDB ${answers}, as a replica set.` };
}

function judgeFiles({ newest }: FilesFacts): Verdict {
  if (!newest) return { status: 'ok', says: 'No file is stored yet.' };
  if (newest.readable) return { status: 'ok', says: 'The newest file can be read.' };
  return {
    status: 'failed',
    says: 'The content of the newest file is missing.',
    doThis: 'Restore the collection files.chunks from a backup.',
  };
}

function judgePending(pending: string[]): Verdict {
  if (pending.length === 0) return { status: 'ok', says: 'The database is up to date.' };
  return {
    status: 'failed',
    says: `${counted(pending.length, 'migration')} ${pending.length === 1 ? 'has' : 'have'} not run: ${namesText(pending)}.`,
    doThis: 'Start an API or worker of this release: it runs them before anything else.',
  };
}
