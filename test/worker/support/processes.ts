import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { BRIEF_PROCESS } from '../../support/server';

const DIST = resolve(__dirname, '../../../dist');

/** Starts an entry of the build with these settings alone; what it prints is shown. */
export function startProcess(entry: string, settings: Record<string, string>): ChildProcess {
  const { PATH, HOME, TMPDIR } = process.env;
  return spawn(process.execPath, [...BRIEF_PROCESS, resolve(DIST, entry)], {
    // No .env of a developer lies there.
    cwd: DIST,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** The code that the process ends with after the signal; null when the signal itself ended it. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  const [code] = await exited;
  return code;
}
