import { parentPort } from 'node:worker_threads';
import { WatchScopeError } from '../../../domain/watches/read-watched-page';
import type { ThreadReply, WatchRequest } from './read-thread-messages';
import { workOn } from './read-page';

/** The thread that reads and compares watched pages: a large page, or one made to cost time, keeps nobody else waiting. */
parentPort?.on('message', (request: WatchRequest) => {
  parentPort?.postMessage(answerTo(request));
});

function answerTo(request: WatchRequest): ThreadReply {
  try {
    return { reply: workOn(request) };
  } catch (error) {
    if (!(error instanceof WatchScopeError)) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    const { reason, selector, message } = error;
    return { fault: { reason, selector, sentence: message } };
  }
}
