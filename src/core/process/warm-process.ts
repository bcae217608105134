import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';

/** Where a process writes its result. Its standard output would be shared with whatever else writes there. */
export const RESULT_FD = 4;

/** A process that is sent its task, takes its input as a stream, and gives its result as one. */
export interface WorkingProcess extends ChildProcess {
  stdin: Writable;
  result: Readable;
}

/** Starts processes for one task each, and keeps one ahead: a start takes longer than many a task. */
export class WarmProcess {
  private spare?: WorkingProcess;
  private closed = false;

  constructor(
    private readonly entry: string,
    private readonly memoryMegabytes: number,
  ) {}

  /** Whoever takes a process gives it back. */
  take(): WorkingProcess {
    const ready = this.spare;
    this.spare = undefined;
    const child = ready && isAlive(ready) ? ready : this.start();
    for (const part of partsOf(child)) part.ref();
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
  private start(): WorkingProcess {
    const forked = fork(this.entry, [String(process.pid)], {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${this.memoryMegabytes}`],
      stdio: ['pipe', 'ignore', 'ignore', 'ipc', 'pipe'],
    }) as ChildProcess & Pick<WorkingProcess, 'stdin'>;
    const child = Object.assign(forked, { result: forked.stdio[RESULT_FD] as Readable });
    // Whoever takes it looks whether it lives.
    for (const source of [child, child.stdin, child.result]) source.on('error', () => undefined);
    for (const part of partsOf(child)) part.unref();
    return child;
  }
}

/** What keeps this process from ending. */
function partsOf(child: WorkingProcess): { ref(): void; unref(): void }[] {
  return [child, child.stdin as Socket, child.result as Socket, ...(child.channel ? [child.channel] : [])];
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}
