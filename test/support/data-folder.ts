import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for the data of one server. `npm test` starts a server once, and leaves what that made in COHORT_STARTED: a
 * server that is `started` begins there, which saves a third of what its start costs.
 */
export async function newDataFolder({ started = true } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cohort-test-'));
  const { COHORT_STARTED, MONGODB_URI } = process.env;
  if (started && COHORT_STARTED && !MONGODB_URI) await cp(COHORT_STARTED, folder, { recursive: true });
  return folder;
}
