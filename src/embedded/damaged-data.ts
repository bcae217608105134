import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IN_DATA_DIR } from '../config/data-folder';

/** The database's one file, in its folder. */
export const DATA_FILE = 'data.mdb';

/** Data that a start leaves as they are. */
export class DamagedData extends Error {
  constructor(file: string, what: string) {
    super(
      `${file} ${what}. Nothing has been changed. Restore your last backup of the data folder ` +
        '(README.md, "Backup and restore"), or set another DATA_DIR to begin with an empty database.',
    );
  }
}

/** @throws DamagedData where a folder that was in use has no database any more: to begin anew would hide the loss */
export function assertDataNotLost(dataDir: string): void {
  const file = join(dataDir, IN_DATA_DIR.database, DATA_FILE);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size) return;
  const { note, jwtSecret, queue } = IN_DATA_DIR;
  if ([note, jwtSecret, queue].some((name) => existsSync(join(dataDir, name)))) {
    throw new DamagedData(file, `is ${size === 0 ? 'empty' : 'missing'}, though ${dataDir} has been in use`);
  }
}

/** Notes in the data folder that it has a database from now on. */
export function noteDatabase(dataDir: string): void {
  const file = join(dataDir, IN_DATA_DIR.note);
  if (existsSync(file)) return;
  writeFileSync(file, 'While this file is here, Cohort does not start without mongo/data.mdb.\n', {
    mode: 0o600,
  });
}
