import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_DATA_DIR } from '../../src/config/data-folder';

const SECRET_BYTES = 32;

/** The secret that signs sessions, made once and kept where only its owner can read it. */
export async function ownJwtSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, IN_DATA_DIR.jwtSecret);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    await writeFile(file, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length === SECRET_BYTES * 2) return secret;
  throw new Error(`${file} is damaged: remove it and start again; everybody then logs in anew.`);
}
