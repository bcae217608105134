import { Worker, type WorkerOptions } from 'node:worker_threads';
import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';
import { logFailuresOf } from './thread-failures';
import { endInTime, type WorkTime } from './work-deadline';

export interface ThreadWork<Message, Answer> extends WorkTime {
  /** As the log names it. */
  name: string;
  /** Compiled code. */
  file: string;
  data: unknown;
  transfer?: WorkerOptions['transferList'];
  memory: NonNullable<WorkerOptions['resourceLimits']>;
  signal?: AbortSignal;
  /**
   * What it takes of the thread's messages: an answer ends the work, nothing goes on with it, and so does an error that it tells
   * later. The first is the answer if absent.
   */
  onMessage?: (message: Message, thread: Worker, fail: (error: Error) => void) => Answer | undefined;
  /** What is thrown where it takes longer, and where it needs more memory: the same if absent. */
  tooSlow: () => Error;
  tooMuchMemory?: () => Error;
  /** What is thrown where the machine has no time for it: that it may be tried again, if absent. */
  tooBusy?: () => Error;
  /** Told when the thread runs; what it throws ends the work. */
  onStarted?: (thread: Worker) => Promise<void>;
}

/** Work in a thread of its own, which ends with it, with the signal and with its time. */
export function inThread<Message, Answer extends Message = Message>(
  work: ThreadWork<Message, Answer>,
): Promise<Answer> {
  const { name, file, data, transfer, memory, signal, tooSlow, tooMuchMemory = tooSlow } = work;
  const { tooBusy = machineBusy, onMessage = (message: Message) => message as Answer } = work;
  return new Promise<Answer>((fulfil, reject) => {
    signal?.throwIfAborted();
    const thread = new Worker(file, {
      workerData: data,
      transferList: transfer,
      resourceLimits: memory,
      env: {},
    });
    logFailuresOf(thread, name);
    const end = (settle: () => void) => {
      callOff();
      signal?.removeEventListener('abort', abort);
      void thread.terminate();
      settle();
    };
    const fail = (error: Error) => end(() => reject(error));
    const abort = () => fail(signal?.reason as Error);
    const callOff = endInTime(work, (reason) => fail(reason === 'slow' ? tooSlow() : tooBusy()));
    signal?.addEventListener('abort', abort, { once: true });
    thread.on('message', (message: Message) => {
      try {
        const answer = onMessage(message, thread, fail);
        if (answer !== undefined) end(() => fulfil(answer));
      } catch (error) {
        fail(error as Error);
      }
    });
    thread.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuchMemory() : error),
    );
    thread.on('exit', (code) => fail(new Error(`The thread “${name}” ended with ${code} before its work.`)));
    work.onStarted?.(thread).catch(fail);
  });
}

/** Not the work's doing: a job that throws it is tried again. */
export function machineBusy(): AppError {
  return new AppError('UNAVAILABLE', MESSAGES.machineBusy);
}

/** The same for work that may come to nothing: undefined where it fails, or takes too long or too much memory. */
export async function inThreadIfPossible<Answer>(
  work: Omit<ThreadWork<Answer, Answer>, 'tooSlow' | 'tooMuchMemory'>,
): Promise<Answer | undefined> {
  try {
    return await inThread<Answer>({
      ...work,
      tooSlow: () => new Error(`The thread “${work.name}” took too long.`),
    });
  } catch {
    work.signal?.throwIfAborted();
    return undefined;
  }
}
