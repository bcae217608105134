import { readFileSync } from 'node:fs';

/** How long work in a thread or a process of its own may take. */
export interface WorkTime {
  /** Milliseconds of processor time. */
  maxMs: number;
  /** Milliseconds until it is given up where the machine is busy with other things: four times `maxMs` if absent. */
  maxWaitMs?: number;
}

/** `slow`: the work itself takes too long. `busy`: the machine had no time for it. */
export type DeadlineReason = 'slow' | 'busy';

export const PATIENCE = 4;
const MICROSECONDS = 1_000;
/** Of the clock by which Linux tells the time of processes; it has 100 a second wherever Node.js runs. */
const TICK_MS = 10;
/** Behind the name, which may have spaces: the ticks in its own code and in the system's. */
const [OWN_TICKS, SYSTEM_TICKS] = [11, 12];

/**
 * Calls `onEnd` when the time of work is over; the result calls it off. `usedMs` tells the processor time that it has had. Of a
 * thread Node 20 does not tell it: it has had this process's at most, so work is never ended for what the machine did elsewhere.
 */
export function endInTime(
  { maxMs, maxWaitMs = PATIENCE * maxMs }: WorkTime,
  onEnd: (reason: DeadlineReason) => void,
  usedMs: () => number = ownProcessorMs(),
): () => void {
  const begun = performance.now();
  const check = () => {
    const leftMs = maxMs - usedMs();
    const waitMs = maxWaitMs - (performance.now() - begun);
    if (leftMs <= 0) onEnd('slow');
    else if (waitMs <= 0) onEnd('busy');
    else timer = setTimeout(check, Math.ceil(Math.min(leftMs, waitMs)));
  };
  let timer = setTimeout(check, Math.min(maxMs, maxWaitMs));
  return () => clearTimeout(timer);
}

function ownProcessorMs(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / MICROSECONDS;
  };
}

/** Milliseconds of processor time that another process has had; undefined where the system does not tell, as Linux does. */
export function processorMsOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[OWN_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
  } catch {
    return undefined;
  }
}
