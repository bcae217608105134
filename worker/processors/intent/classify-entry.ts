import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { compressed, decoded } from '../../../src/core/files/encoding';
import { type Classification, classifyKeywords } from '../../../src/domain/intent/classify';
import { KeywordFileError } from '../../../src/domain/intent/keyword-file-error';
import { endWithParent } from '../../../src/core/process/end-with-parent';
import { RESULT_FD } from '../../../src/core/process/warm-process';
import type { ClassifierAnswer, ClassifierTask } from './classifier-messages';

/** Pieces of the result that wait for being compressed. */
const AHEAD = 2;

endWithParent();
process.once('message', (task: ClassifierTask) => {
  void answer(task).then(() => process.exit());
});

/** Classifies one file, no faster than its result is taken. */
async function answer(task: ClassifierTask): Promise<void> {
  try {
    await tell({ kind: 'done', classification: await classify(task) });
  } catch (error) {
    if (!(error instanceof KeywordFileError)) throw error;
    await tell({ kind: 'rejected', message: error.message });
  }
}

async function classify({ lists, guess, bytes, encoding }: ClassifierTask): Promise<Classification> {
  const file = await readWhole(decoded({ stream: process.stdin, encoding }), bytes);
  const work = classifyKeywords(file, lists, { guess });
  let outcome: Classification | undefined;
  function* pieces(): Generator<Uint8Array> {
    let next = work.next();
    for (; !next.done; next = work.next()) {
      yield next.value.bytes;
      void tell({ kind: 'progress', done: next.value.rowsDone, total: next.value.rowsTotal });
    }
    outcome = next.value;
  }
  const result = new Socket({ fd: RESULT_FD, readable: false, writable: true });
  await pipeline(Readable.from(pieces(), { highWaterMark: AHEAD }), compressed(), result);
  if (!outcome) throw new Error('The classification has not ended.');
  return outcome;
}

async function readWhole(content: Readable, bytes: number): Promise<Uint8Array> {
  const file = new Uint8Array(bytes);
  let length = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    file.set(chunk, length);
    length += chunk.length;
  }
  return file;
}

function tell(message: ClassifierAnswer): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
