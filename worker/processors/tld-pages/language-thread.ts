import { isMainThread } from 'node:worker_threads';
import { answerCalls } from '../../../src/core/process/calling-thread';
import { languagesOf } from '../../../src/domain/text/language/languages';
import { loadServerDetector } from '../../../src/domain/text/language/server-detector';

/** The thread that tells languages, null where it can't: loading what it takes would keep all else waiting for a second. */
if (!isMainThread) {
  const detector = loadServerDetector();
  answerCalls<string, string | null>(async (text) => languagesOf(text, await detector).language ?? null);
}
