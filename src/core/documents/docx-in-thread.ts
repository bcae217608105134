import { limitFunction } from 'p-limit';
import type { ExportDocument } from '../../domain/export/document';
import { AppError } from '../errors/app-error';
import { inThread } from '../process/in-thread';
import { threadFile } from '../process/thread-file';

/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Ten times what 2,000 rows of a table need. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

const TOO_LARGE = 'This is too much for a Word document. Export it as Markdown or CSV.';

/**
 * The document as docx, written in a thread of its own.
 * @throws AppError BAD_REQUEST where that takes too long or too much memory
 */
export const docxInThread = limitFunction(
  (document: ExportDocument) =>
    inThread<Uint8Array>({
      name: 'docx',
      file: threadFile(__dirname, 'docx-thread.js'),
      data: document,
      maxMs: MAX_MS,
      memory: MEMORY,
      tooSlow: () => new AppError('BAD_REQUEST', TOO_LARGE),
    }),
  { concurrency: MAX_THREADS },
);
