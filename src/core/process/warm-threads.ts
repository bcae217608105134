import { Worker, type WorkerOptions } from 'node:worker_threads';
import pLimit from 'p-limit';
import { machineBusy } from './in-thread';
import { logFailuresOf } from './thread-failures';
import { endInTime, type WorkTime } from './work-deadline';

/** The time is that of one message; a thread that takes longer is ended. */
export interface WarmThreadSettings extends WorkTime {
  /** As the log names them. */
  name: string;
  /** Compiled code: it answers each message with one. */
  file: string;
  /** At a time: more would only make each slower. */
  count: number;
  memory: NonNullable<WorkerOptions['resourceLimits']>;
  /** What is thrown where it takes longer, or needs more memory. */
  tooMuch: () => Error;
}

/** Threads that stay for the next message: a start takes longer than most of what they do. */
export class WarmThreads<Request, Reply> {
  private readonly idle: Worker[] = [];
  private readonly limit;
  private closed = false;

  constructor(private readonly settings: WarmThreadSettings) {
    this.limit = pLimit(settings.count);
  }

  ask(request: Request, transfer: ArrayBuffer[] = []): Promise<Reply> {
    return this.limit(() => this.askNow(request, transfer));
  }

  /** Ends them; what is asked from then on has a thread for itself. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.idle.splice(0).map((thread) => thread.terminate()));
  }

  private askNow(request: Request, transfer: ArrayBuffer[]): Promise<Reply> {
    const { name, tooMuch } = this.settings;
    const thread = this.idle.pop() ?? this.start();
    thread.ref();
    return new Promise<Reply>((fulfil, reject) => {
      const fail = (error: Error) => {
        settle();
        void thread.terminate();
        reject(error);
      };
      const onMessage = (reply: Reply) => {
        settle();
        this.keep(thread);
        fulfil(reply);
      };
      const onError = (error: NodeJS.ErrnoException) =>
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error);
      const onExit = (code: number) => fail(new Error(`The thread “${name}” ended with ${code}.`));
      const callOff = endInTime(this.settings, (reason) =>
        fail(reason === 'slow' ? tooMuch() : machineBusy()),
      );
      const settle = () => {
        callOff();
        thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      thread.once('message', onMessage).once('error', onError).once('exit', onExit);
      thread.postMessage(request, transfer);
    });
  }

  private start(): Worker {
    const { name, file, memory } = this.settings;
    const thread = new Worker(file, { resourceLimits: memory, env: {} });
    logFailuresOf(thread, name);
    thread.on('exit', () => {
      const at = this.idle.indexOf(thread);
      if (at >= 0) this.idle.splice(at, 1);
    });
    return thread;
  }

  /** A thread that waits keeps no process from ending. */
  private keep(thread: Worker): void {
    if (this.closed) {
      void thread.terminate();
      return;
    }
    thread.unref();
    this.idle.push(thread);
  }
}
