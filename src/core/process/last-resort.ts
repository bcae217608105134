import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Sees to it that this process is gone in so many milliseconds, by SIGKILL. A timer could not: `process.exit` waits for
 * the threads, and one of them may be stuck in native code. Nothing acknowledged is lost by it, the stores are made
 * for a power cut.
 */
export function killWhenOverdue(milliseconds: number): void {
  const deadline = Date.now() + milliseconds;
  const watcher = spawn(
    process.execPath,
    [join(__dirname, 'kill-when-overdue.js'), String(process.pid), String(deadline)],
    // In a group of its own: a terminal's Ctrl+C is not for it.
    { detached: true, env: {}, stdio: ['pipe', 'ignore', 'inherit'], windowsHide: true },
  );
  // Where no process can be started the event loop is what is left.
  watcher.once('error', () => setTimeout(() => process.kill(process.pid, 'SIGKILL'), milliseconds).unref());
  watcher.unref();
}
