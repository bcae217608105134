import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const SETTINGS = JSON.parse(readFileSync(join(ROOT, 'test/support/server-settings.json'), 'utf8'));

/** Starts the product in an empty folder, and stops it when it is ready: what its first start makes is in the folder. */
export async function startFirst(folder) {
  mkdirSync(folder);
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'dist/worker/all-in-one.js')], {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ...SETTINGS, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  child.stdout.on('data', (chunk) => {
    if (chunk.toString().includes('Cohort is ready')) child.kill('SIGTERM');
  });
  const code = await ended;
  if (code !== 0) throw new Error(`The first start ended with ${code}.`);
}
