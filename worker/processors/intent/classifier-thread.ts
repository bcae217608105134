import { on } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../src/core/errors/app-error';
import type { Classification, ClassifiedChunk } from '../../../src/domain/intent/classify';
import { NEXT, type ThreadAnswer, type ThreadTask } from './thread-messages';

const ENTRY = join(__dirname, 'classify-thread.js');
/** Pieces that the thread may be ahead of who takes them. */
const AHEAD = 2;

/**
 * Classifies a file in a thread of its own, so that this process goes on answering. Yields the result's pieces as
 * they are taken; the thread ends with the generator and when the signal fires. The file's buffer moves to the thread.
 */
export async function* classifyInThread(
  task: ThreadTask,
  signal: AbortSignal,
): AsyncGenerator<ClassifiedChunk, Classification> {
  signal.throwIfAborted();
  const thread = new Worker(ENTRY, { workerData: task, transferList: [task.file.buffer as ArrayBuffer] });
  const stop = () => void thread.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (let asked = 0; asked < AHEAD; asked++) thread.postMessage(NEXT);
    // Ends with the thread's 'exit', throws its 'error'.
    for await (const [answer] of on(thread, 'message', { close: ['exit'] }) as AsyncIterable<
      [ThreadAnswer]
    >) {
      if (answer.kind === 'done') return answer.classification;
      if (answer.kind === 'rejected') throw new AppError('FILE_REJECTED', answer.message);
      yield answer;
      thread.postMessage(NEXT);
    }
    signal.throwIfAborted();
    throw new Error('The classifying thread ended before its work.');
  } finally {
    signal.removeEventListener('abort', stop);
    await thread.terminate();
  }
}
