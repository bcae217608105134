import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { INTENT_MESSAGES } from '../../../src/contracts/intent/intent-messages';
import { AppError } from '../../../src/core/errors/app-error';
import { machineBusy } from '../../../src/core/process/in-thread';
import {
  type DeadlineReason,
  endInTime,
  PATIENCE,
  processorMsOf,
  type WorkTime,
} from '../../../src/core/process/work-deadline';
import type { Classification } from '../../../src/domain/intent/classify';
import { WarmProcess, type WorkingProcess } from '../../../src/core/process/warm-process';
import type { ClassifierAnswer, ClassifierTask } from './classifier-messages';

const ENTRY = join(__dirname, 'classify-entry.js');
/** Of JavaScript's heap; the largest files and lists take a quarter. */
const MEMORY_MEGABYTES = 512;
const MEGABYTE = 1024 * 1024;
/** Of processor time: a file of 10 MB takes less than two seconds. */
const TIME_LIMIT_MS = 20_000;
const TIME_LIMIT_PER_MEGABYTE_MS = 4_000;

interface ClassifierOptions {
  entry?: string;
  /** Milliseconds of processor time that the process may need in all. */
  timeLimitMs?: (fileBytes: number) => number;
  /** How many times as long somebody waits for it on a busy machine. */
  patience?: number;
}

interface ClassifierContext {
  signal: AbortSignal;
  /** In rows. */
  onProgress: (progress: { done: number; total: number }) => void;
}

/**
 * Classifies files in processes of their own: this one goes on answering, and whatever a file does to such a process,
 * it can be killed, which a thread cannot while it is in native code.
 */
export class Classifier {
  private readonly processes: WarmProcess;
  private readonly timeLimitMs: (fileBytes: number) => number;
  private readonly patience: number;

  constructor({
    entry = ENTRY,
    timeLimitMs = usualTimeLimitMs,
    patience = PATIENCE,
  }: ClassifierOptions = {}) {
    this.processes = new WarmProcess(entry, MEMORY_MEGABYTES);
    this.timeLimitMs = timeLimitMs;
    this.patience = patience;
  }

  /**
   * Yields the result, compressed, as it is taken. The process ends with the generator, when the signal fires, and when
   * its time or memory is used up.
   */
  async *classify(
    content: Readable,
    task: ClassifierTask,
    { signal, onProgress }: ClassifierContext,
  ): AsyncGenerator<Uint8Array, Classification> {
    signal.throwIfAborted();
    const child = this.processes.take();
    const kill = () => void child.kill('SIGKILL');
    const maxMs = this.timeLimitMs(task.bytes);
    const patience = new Patience(child, { maxMs, maxWaitMs: this.patience * maxMs }, kill);
    signal.addEventListener('abort', kill, { once: true });
    try {
      const outcome = outcomeOf(child, onProgress);
      const fed = feed(child, task, content);
      fed.catch(() => undefined);
      const pieces: AsyncIterator<Buffer, undefined> = child.result.iterator();
      let next = await patience.during(pieces.next());
      for (; !next.done; next = await patience.during(pieces.next())) yield next.value;
      const answer = await patience.during(outcome);
      if (answer?.kind === 'done') return answer.classification;
      if (answer?.kind === 'rejected') throw new AppError('FILE_REJECTED', answer.message);
      signal.throwIfAborted();
      await fed;
      throw patience.ended ? lateness(patience.ended) : deathOf(child);
    } finally {
      signal.removeEventListener('abort', kill);
      await this.processes.giveBack(child);
    }
  }

  close(): void {
    this.processes.close();
  }
}

/** What the process says last; undefined when it dies before. */
async function outcomeOf(
  child: ChildProcess,
  onProgress: ClassifierContext['onProgress'],
): Promise<ClassifierAnswer | undefined> {
  let last: ClassifierAnswer | undefined;
  child.on('message', (answer: ClassifierAnswer) => {
    if (answer.kind === 'progress') onProgress(answer);
    else last = answer;
  });
  await once(child, 'close');
  return last;
}

/** Rejects when the file can't be read. A process that is gone takes no more, and is told by its end. */
async function feed(child: WorkingProcess, task: ClassifierTask, content: Readable): Promise<void> {
  child.send(task, () => undefined);
  let failure: Error | undefined;
  const chunks = async function* () {
    try {
      yield* content as AsyncIterable<Buffer>;
    } catch (error) {
      failure = error as Error;
      child.kill('SIGKILL');
    }
  };
  await pipeline(chunks, child.stdin).catch(() => undefined);
  if (failure) throw failure;
}

/** Running out of memory is the file's doing, and would happen again. */
function deathOf({ exitCode, signalCode }: ChildProcess): Error {
  if (signalCode === 'SIGABRT') return new AppError('FILE_REJECTED', INTENT_MESSAGES.tooMuchMemory);
  return new Error(`The classifying process ended with ${signalCode ?? exitCode} before its work.`);
}

/** A machine that is busy with other things is not the file's doing: its job is tried again. */
function lateness(reason: DeadlineReason): Error {
  return reason === 'slow' ? new AppError('FILE_REJECTED', INTENT_MESSAGES.tooSlow) : machineBusy();
}

function usualTimeLimitMs(fileBytes: number): number {
  return TIME_LIMIT_MS + (fileBytes / MEGABYTE) * TIME_LIMIT_PER_MEGABYTE_MS;
}

/** The processor time that a process may have, and the time that somebody waits for several of its answers together. */
class Patience {
  ended?: DeadlineReason;
  private waitedMs = 0;
  private readonly before: number | undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly time: Required<WorkTime>,
    private readonly onEnd: () => void,
  ) {
    this.before = this.processorMs();
  }

  async during<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const since = performance.now();
    const waitedMs = () => this.waitedMs + performance.now() - since;
    const callOff = endInTime(
      { ...this.time, maxWaitMs: this.time.maxWaitMs - this.waitedMs },
      (reason) => {
        this.ended = reason;
        this.onEnd();
      },
      () => this.usedMs() ?? waitedMs(),
    );
    try {
      return await answer;
    } finally {
      callOff();
      this.waitedMs = waitedMs();
    }
  }

  private usedMs(): number | undefined {
    const now = this.processorMs();
    return now === undefined || this.before === undefined ? undefined : now - this.before;
  }

  private processorMs(): number | undefined {
    return this.child.pid === undefined ? undefined : processorMsOf(this.child.pid);
  }
}
