/**
 * A process of its own, started by `killWhenOverdue`: kills the one that started it when its time is over, and ends with
 * it. The input ends when that process does, so no stranger with its number is ever killed.
 */
const [pid, deadline] = process.argv.slice(2).map(Number) as [number, number];

process.stdin.resume().on('close', () => process.exit());
setTimeout(() => {
  process.stderr.write('Cohort did not end in time and is killed now; nothing that was saved is lost.\n');
  process.kill(pid, 'SIGKILL');
}, deadline - Date.now());
