/** Milliseconds of processor time that a piece of work takes: the least of some rounds, as others work on the machine. */
export function processorTime(work, rounds = 1) {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
