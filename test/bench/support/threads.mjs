import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;

/** Milliseconds of processor time that a process takes while `work` runs: its main thread's and those of all its threads. */
export async function processorTimeDuring(pid, work) {
  const before = timesOf(pid);
  await work();
  const after = timesOf(pid);
  const each = [...after].map(([thread, time]) => time - (before.get(thread) ?? 0));
  return {
    main: after.get(String(pid)) - before.get(String(pid)),
    all: each.reduce((sum, time) => sum + time, 0),
  };
}

/** By thread. The process's own sum in `stat` counts in steps of 10 ms, too coarse for a round. */
function timesOf(pid) {
  const times = new Map();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [time] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    times.set(thread, Number(time) / NANOSECONDS);
  }
  return times;
}
