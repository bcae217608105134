import { readFileSync } from 'node:fs';

const STATE = 0;
const START_TIME = 19;

/**
 * When a running process began, which tells it from a later one of the same number; null where none runs, and on
 * systems other than Linux.
 */
export function beginningOf(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const hasEnded = ['Z', 'X'].includes(fields[STATE] ?? '');
    return hasEnded ? null : `${boot} ${fields[START_TIME]}`;
  } catch {
    return null;
  }
}
