import { Worker } from 'node:worker_threads';
import { limitFunction } from 'p-limit';
import { logFailuresOf } from '../../../src/core/process/thread-failures';
import { threadFile } from '../../../src/core/process/thread-file';
import type { Markup, MarkupReport } from '../../../src/modules/schema-checks/schema-runs.service';
import type { ReportReply, ReportRequest } from './report-messages';

const ENTRY = threadFile(__dirname, 'report-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what the largest page needs; one that is not done by then is made to cost time. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** The report on a page's markup, in a thread of its own; undefined where it takes too long or too much memory. */
export const reportInThread = limitFunction(
  ({ body, contentType, address }: Markup, signal: AbortSignal) =>
    new Promise<MarkupReport | undefined>((fulfil, reject) => {
      signal.throwIfAborted();
      const request: ReportRequest = {
        body: new Uint8Array(body),
        contentType,
        address,
        today: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
      };
      const thread = new Worker(ENTRY, {
        workerData: request,
        transferList: [request.body.buffer],
        resourceLimits: MEMORY,
        env: {},
      });
      logFailuresOf(thread, 'schema report');
      const end = (reply?: ReportReply) => {
        clearTimeout(deadline);
        signal.removeEventListener('abort', abort);
        void thread.terminate();
        if (signal.aborted) reject(signal.reason as Error);
        else fulfil(reply);
      };
      const abort = () => end();
      const deadline = setTimeout(end, MAX_MS);
      signal.addEventListener('abort', abort, { once: true });
      thread.on('message', end);
      thread.on('error', abort);
      thread.on('exit', abort);
    }),
  { concurrency: MAX_THREADS },
);
