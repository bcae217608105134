import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts processes for one task each, and keeps one ahead: a start takes longer than many a task. */
export class WarmProcess {
  private spare?: ChildProcess;
  private closed = false;

  constructor(
    private readonly entry: string,
    private readonly memoryMegabytes: number,
  ) {}

  /** Whoever takes a process gives it back. */
  take(): ChildProcess {
    const ready = this.spare;
    this.spare = undefined;
    const child = ready && isAlive(ready) ? ready : this.start();
    child.ref();
    child.channel?.ref();
    return child;
  }

  /** Ends a process that was taken, whatever it does. */
  async giveBack(child: ChildProcess): Promise<void> {
    if (isAlive(child)) {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    if (!this.closed) this.spare ??= this.start();
  }

  close(): void {
    this.closed = true;
    this.spare?.kill('SIGKILL');
    this.spare = undefined;
  }

  /** The process is given no settings and secrets, and keeps nobody from ending while it waits. */
  private start(): ChildProcess {
    const child = fork(this.entry, [String(process.pid)], {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${this.memoryMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever takes it looks whether it lives.
    child.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    return child;
  }
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}
