import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';

export interface WarmChildSettings {
  /** As errors name it. */
  name: string;
  /** Compiled code: it answers each message with one, and ends with its parent. */
  entry: string;
  /** Of JavaScript's heap. */
  memoryMegabytes: number;
  /** For one message; a process that takes longer is ended. */
  maxMs: number;
  /** How long it waits for the next message before it is ended. */
  idleMs: number;
}

/**
 * A process that stays while it is used, for what needs much memory or native code: unlike a thread's, all that it took is
 * given back when it ends. Messages are answered one after the other.
 */
export class WarmChild<Request extends object, Reply> {
  private readonly limit = pLimit(1);
  private child?: ChildProcess;
  private idle?: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly settings: WarmChildSettings) {}

  /** @throws Error where it ends before it answers, or takes too long */
  ask(request: Request): Promise<Reply> {
    return this.limit(() => this.askNow(request));
  }

  /** Ends the process; the next message starts another one. */
  end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** Ends it for good. */
  close(): void {
    this.closed = true;
    this.end();
  }

  private askNow(request: Request): Promise<Reply> {
    const { name, maxMs } = this.settings;
    clearTimeout(this.idle);
    if (this.closed) return Promise.reject(new Error(`The process “${name}” was closed.`));
    const child = (this.child ??= this.start());
    hold(child);
    return new Promise<Reply>((fulfil, reject) => {
      const settle = () => {
        clearTimeout(deadline);
        child.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      const fail = (error: Error) => {
        settle();
        if (this.child === child) this.end();
        reject(error);
      };
      const onMessage = (reply: unknown) => {
        settle();
        this.keep(child);
        fulfil(reply as Reply);
      };
      const onError = (error: Error) => fail(error);
      const onExit = (code: number | null, signal: string | null) =>
        fail(new Error(`The process “${name}” ended with ${signal ?? code}.`));
      const deadline = setTimeout(() => fail(new Error(`The process “${name}” took too long.`)), maxMs);
      child.once('message', onMessage).once('error', onError).once('exit', onExit);
      // What cannot be sent is told by its end.
      child.send(request, () => undefined);
    });
  }

  /** The process is given no settings and secrets. */
  private start(): ChildProcess {
    const { entry, memoryMegabytes } = this.settings;
    const child = fork(entry, [String(process.pid)], {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${memoryMegabytes}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever asks is told why it cannot be.
    child.on('error', () => undefined);
    child.on('exit', () => {
      if (this.child === child) this.child = undefined;
    });
    return child;
  }

  /** A process that waits keeps its parent from nothing. */
  private keep(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.idle = setTimeout(() => this.end(), this.settings.idleMs).unref();
  }
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
