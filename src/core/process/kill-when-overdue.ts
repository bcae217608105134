/**
 * A process of its own, started by `killWhenOverdue`: kills the one that started it when its time is over, and ends with
 * it. The input ends when that process does, so no stranger with its number is ever killed.
 */
const [pid, milliseconds, sentence] = process.argv.slice(2);

process.stdin.resume().on('close', () => process.exit());
setTimeout(() => {
  process.stderr.write(`${sentence}\n`);
  process.kill(Number(pid), 'SIGKILL');
}, Number(milliseconds));
