import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads';

interface CallingThreadSettings {
  /** As errors name it, behind “The thread”. */
  name: string;
  /** Compiled code, which calls `answerCalls`. */
  file: string;
  data?: unknown;
  memory?: NonNullable<WorkerOptions['resourceLimits']>;
}

interface Call {
  id: number;
  request: unknown;
}

type Reply = { id: number; value: unknown } | { id: number; error: string };

interface Waiting {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A thread that answers calls, several at a time and in any order. It begins with the first call. */
export class CallingThread<Request = unknown, Value = unknown> {
  /** Made so far. */
  calls = 0;
  private thread?: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private ended?: Error;

  constructor(private readonly settings: CallingThreadSettings) {}

  /** What is given away is not copied to the other side. */
  call<Answer extends Value>(request: Request, given: readonly ArrayBuffer[] = []): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.ended) {
        reject(this.ended);
        return;
      }
      const id = this.calls++;
      this.waiting.set(id, { resolve, reject });
      this.thread ??= this.begin();
      this.thread.postMessage({ id, request } satisfies Call, given);
    });
  }

  /** Another thread takes its place with the next call, while none is under way. */
  async renew(): Promise<void> {
    const before = this.thread?.removeAllListeners();
    this.thread = undefined;
    await before?.terminate();
  }

  /** Whoever waits is told. */
  async close(): Promise<void> {
    await this.thread?.terminate();
    this.end(this.gone());
  }

  private begin(): Worker {
    const { file, data, memory } = this.settings;
    const thread = new Worker(file, { workerData: data, resourceLimits: memory, env: {} });
    thread.on('message', (reply: Reply) => this.settle(reply));
    thread.on('error', (error: Error) => this.end(error));
    thread.on('exit', () => this.end(this.gone()));
    return thread;
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.value as never);
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }

  private gone(): Error {
    return new Error(`The thread ${this.settings.name} ended.`);
  }
}

/** The other side: called in the thread, once. `given` need not be copied, since nobody there looks at it again. */
export function answerCalls<Request, Value>(
  answer: (request: Request) => Promise<Value>,
  given: (request: Request, value: Value) => ArrayBuffer[] = () => [],
): void {
  const port = parentPort;
  const send = (reply: Reply, buffers: ArrayBuffer[] = []) => port?.postMessage(reply, buffers);
  port?.on('message', (call: Call) => {
    const { id } = call;
    const request = call.request as Request;
    answer(request).then(
      (value) => send({ id, value }, given(request, value)),
      (error: unknown) =>
        send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
