import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import type { ExportDocument } from '../../domain/export/document';
import { AppError } from '../errors/app-error';
import { logFailuresOf } from '../process/thread-failures';

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Ten times what 2,000 rows of a table need. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** A thread runs compiled code only; started from the sources, it is the build's. */
function threadFile(): string {
  const compiled = __filename.endsWith('.js');
  return compiled
    ? resolve(__dirname, 'docx-thread.js')
    : resolve(__dirname, '../../../dist/src/core/documents/docx-thread.js');
}

/**
 * The document as docx, written in a thread of its own.
 * @throws AppError BAD_REQUEST where that takes too long or too much memory
 */
export const docxInThread = limitFunction(
  (document: ExportDocument) =>
    new Promise<Uint8Array>((fulfil, reject) => {
      const thread = new Worker(threadFile(), { workerData: document, resourceLimits: MEMORY, env: {} });
      logFailuresOf(thread, 'docx');
      const end = (bytes?: Uint8Array) => {
        clearTimeout(deadline);
        void thread.terminate();
        if (bytes) fulfil(bytes);
        else reject(new AppError('BAD_REQUEST', TOO_LARGE));
      };
      const deadline = setTimeout(end, MAX_MS);
      thread.on('message', end);
      thread.on('error', () => end());
      thread.on('exit', () => end());
    }),
  { concurrency: MAX_THREADS },
);

const TOO_LARGE = 'This is too much for a Word document. Export it as Markdown or csv.';
