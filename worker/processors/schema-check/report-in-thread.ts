import { limitFunction } from 'p-limit';
import { inThreadIfPossible } from '../../../src/core/process/in-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import type { Markup, MarkupReport } from '../../../src/modules/schema-checks/schema-runs.service';
import type { ReportReply, ReportRequest } from './report-thread-messages';

const ENTRY = threadFile(__dirname, 'report-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what the largest page needs; one that is not done by then is made to cost time. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** The report on a page's markup, in a thread of its own; undefined where it takes too long or too much memory. */
export const reportInThread = limitFunction(
  ({ body, contentType, address }: Markup, signal: AbortSignal): Promise<MarkupReport | undefined> => {
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const request: ReportRequest = { body: new Uint8Array(body), contentType, address, today };
    return inThreadIfPossible<ReportReply>({
      ...{ name: 'schema report', file: ENTRY, data: request, transfer: [request.body.buffer] },
      ...{ maxMs: MAX_MS, memory: MEMORY, signal },
    });
  },
  { concurrency: MAX_THREADS },
);
