import { limitFunction } from 'p-limit';
import { HUB_MESSAGES } from '../../../src/contracts/hub/hub-messages';
import { AppError } from '../../../src/core/errors/app-error';
import { inThread } from '../../../src/core/process/in-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import type { HubReply, HubRequest } from './hub-messages';

type Made = Extract<HubReply, { kind: 'done' }>;

interface ThreadContext {
  signal: AbortSignal;
  /** In keywords. */
  onProgress: (progress: { done: number; total: number }) => void;
  entry?: string;
  maxMs?: number;
}

const ENTRY = threadFile(__dirname, 'hub-thread.js');
/** At a time, over all runs: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what 20,000 keywords take on a machine that does nothing else. */
const MAX_MS = 90_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/**
 * Makes a hub in a thread of its own, which ends with it, with the signal and with its time.
 * @throws AppError FILE_REJECTED for what is no file of keywords, and for what takes too long or too much memory
 */
export const hubInThread = limitFunction(
  (request: HubRequest, { signal, onProgress, entry = ENTRY, maxMs = MAX_MS }: ThreadContext) =>
    inThread<HubReply, Made>({
      ...{ name: 'hub', file: entry, data: request, signal, maxMs, memory: MEMORY },
      transfer: [request.file.buffer],
      onMessage: (reply) => {
        if (reply.kind === 'done') return reply;
        if (reply.kind === 'rejected') throw new AppError('FILE_REJECTED', reply.message);
        onProgress(reply);
        return undefined;
      },
      tooSlow: () => new AppError('FILE_REJECTED', HUB_MESSAGES.tooSlow),
      tooMuchMemory: () => new AppError('FILE_REJECTED', HUB_MESSAGES.tooMuchMemory),
    }),
  { concurrency: MAX_THREADS },
);
