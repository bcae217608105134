import type { ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { INTENT_MESSAGES } from '../../../src/contracts/intent/intent-messages';
import { AppError } from '../../../src/core/errors/app-error';
import type { Classification, ClassifiedChunk } from '../../../src/domain/intent/classify';
import { WarmProcess } from '../warm-process';
import { type ClassifierAnswer, type ClassifierTask, NEXT } from './classifier-messages';

const ENTRY = join(__dirname, 'classify-entry.js');
/** Pieces that the process may be ahead of who takes them. */
const AHEAD = 2;
/** Of JavaScript's heap; the largest files and lists take a quarter. */
const MEMORY_MEGABYTES = 512;
const MEGABYTE = 1024 * 1024;
/** A file of 10 MB takes less than two seconds, on a machine that is busy with other things some more. */
const TIME_LIMIT_MS = 20_000;
const TIME_LIMIT_PER_MEGABYTE_MS = 4_000;

interface ClassifierOptions {
  entry?: string;
  /** How long the process may keep its caller waiting in all. */
  timeLimitMs?: (fileBytes: number) => number;
}

/**
 * Classifies files in processes of their own: this one goes on answering, and whatever a file does to such a process,
 * it can be killed, which a thread cannot while it is in native code.
 */
export class Classifier {
  private readonly processes: WarmProcess;
  private readonly timeLimitMs: (fileBytes: number) => number;

  constructor({ entry = ENTRY, timeLimitMs = usualTimeLimitMs }: ClassifierOptions = {}) {
    this.processes = new WarmProcess(entry, MEMORY_MEGABYTES);
    this.timeLimitMs = timeLimitMs;
  }

  /**
   * Yields the result's pieces as they are taken. The process ends with the generator, when the signal fires, and when
   * its time or memory is used up.
   */
  async *classify(
    task: ClassifierTask,
    signal: AbortSignal,
  ): AsyncGenerator<ClassifiedChunk, Classification> {
    signal.throwIfAborted();
    const child = this.processes.take();
    const kill = () => void child.kill('SIGKILL');
    const patience = new Patience(this.timeLimitMs(task.file.length), kill);
    signal.addEventListener('abort', kill, { once: true });
    try {
      const answers = ask(child, task);
      let next = await patience.during(answers.next());
      for (; !next.done; next = await patience.during(answers.next())) {
        const [answer] = next.value;
        if (answer.kind === 'done') return answer.classification;
        if (answer.kind === 'rejected') throw new AppError('FILE_REJECTED', answer.message);
        yield answer;
        tell(child, NEXT);
      }
      signal.throwIfAborted();
      throw patience.isOver ? new AppError('FILE_REJECTED', INTENT_MESSAGES.tooSlow) : deathOf(child);
    } finally {
      signal.removeEventListener('abort', kill);
      await this.processes.giveBack(child);
    }
  }

  close(): void {
    this.processes.close();
  }
}

/** Ends with the process's 'exit', throws its 'error'. */
function ask(child: ChildProcess, task: ClassifierTask): AsyncIterator<[ClassifierAnswer], undefined> {
  const answers = on(child, 'message', { close: ['exit'] });
  tell(child, task);
  for (let asked = 0; asked < AHEAD; asked++) tell(child, NEXT);
  return answers as AsyncIterator<[ClassifierAnswer], undefined>;
}

/** One that has died meanwhile is told by its 'exit'. */
function tell(child: ChildProcess, message: ClassifierTask | typeof NEXT): void {
  child.send(message, () => undefined);
}

/** Running out of memory is the file's doing, and would happen again. */
function deathOf({ exitCode, signalCode }: ChildProcess): Error {
  if (signalCode === 'SIGABRT') return new AppError('FILE_REJECTED', INTENT_MESSAGES.tooMuchMemory);
  return new Error(`The classifying process ended with ${signalCode ?? exitCode} before its work.`);
}

function usualTimeLimitMs(fileBytes: number): number {
  return TIME_LIMIT_MS + (fileBytes / MEGABYTE) * TIME_LIMIT_PER_MEGABYTE_MS;
}

/** The time that somebody is willing to wait for several things together. */
class Patience {
  isOver = false;

  constructor(
    private leftMs: number,
    private readonly onEnd: () => void,
  ) {}

  async during<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const since = performance.now();
    const timer = setTimeout(() => {
      this.isOver = true;
      this.onEnd();
    }, this.leftMs);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      this.leftMs -= performance.now() - since;
    }
  }
}
