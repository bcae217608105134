/** How long work in a thread may take. */
export interface WorkTime {
  /** Milliseconds of processor time. */
  maxMs: number;
  /** Milliseconds until it is given up where the machine is busy with other things: four times `maxMs` if absent. */
  maxWaitMs?: number;
}

/** `slow`: the work itself takes too long. `busy`: the machine had no time for it. */
export type DeadlineReason = 'slow' | 'busy';

const PATIENCE = 4;
const MICROSECONDS = 1_000;

/**
 * Calls `onEnd` when the time of work in a thread is over; the result calls it off. Node 20 tells the processor time of a
 * process, not of a thread: a thread has had that at most, so work is never ended for what the machine did elsewhere.
 */
export function endInTime(
  { maxMs, maxWaitMs = PATIENCE * maxMs }: WorkTime,
  onEnd: (reason: DeadlineReason) => void,
): () => void {
  const begun = performance.now();
  const usage = process.cpuUsage();
  const check = () => {
    const { user, system } = process.cpuUsage(usage);
    const leftMs = maxMs - (user + system) / MICROSECONDS;
    const waitMs = maxWaitMs - (performance.now() - begun);
    if (leftMs <= 0) onEnd('slow');
    else if (waitMs <= 0) onEnd('busy');
    else timer = setTimeout(check, Math.ceil(Math.min(leftMs, waitMs)));
  };
  let timer = setTimeout(check, Math.min(maxMs, maxWaitMs));
  return () => clearTimeout(timer);
}
