import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ENSURE = resolve(__dirname, '../../scripts/ensure.mjs');

/** Builds what is older than its source, before suites that start what is built: they would judge a program that is gone. */
export default function buildAnew(): void {
  execFileSync(process.execPath, [ENSURE, '--quiet'], { stdio: 'inherit' });
}
