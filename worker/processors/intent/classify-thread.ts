import { parentPort, workerData } from 'node:worker_threads';
import { classifyKeywords } from '../../../src/domain/intent/classify';
import { KeywordFileError } from '../../../src/domain/intent/keyword-file-error';
import type { ThreadAnswer, ThreadTask } from './thread-messages';

/** Classifies one file; works only when the processor asks for the next piece. */
const { file, lists } = workerData as ThreadTask;
const work = classifyKeywords(file, lists);

parentPort?.on('message', () => {
  const answer = next();
  parentPort?.postMessage(answer, answer.kind === 'chunk' ? [answer.bytes.buffer as ArrayBuffer] : []);
});

function next(): ThreadAnswer {
  try {
    const { done, value } = work.next();
    return done ? { kind: 'done', classification: value } : { kind: 'chunk', ...value };
  } catch (error) {
    if (error instanceof KeywordFileError) return { kind: 'rejected', message: error.message };
    throw error;
  }
}
