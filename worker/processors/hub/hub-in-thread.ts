import pLimit from 'p-limit';
import { HUB_MESSAGES } from '../../../src/contracts/hub/hub-messages';
import { AppError } from '../../../src/core/errors/app-error';
import { inThread } from '../../../src/core/process/in-thread';
import { threadFile } from '../../../src/core/process/thread-file';
import type { HubReply, HubRequest } from './hub-thread-messages';

type Task = Omit<HubRequest, 'want'>;
type Answer<Kind extends HubReply['kind']> = Extract<HubReply, { kind: Kind }>;

interface ThreadContext {
  signal: AbortSignal;
  entry?: string;
  maxMs?: number;
}

const ENTRY = threadFile(__dirname, 'hub-thread.js');
/** At a time, over all runs: more would only make each slower. */
const inTurn = pLimit(2);
/** Many times what 20,000 keywords take on a machine that does nothing else. */
const MAX_MS = 90_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/**
 * The texts whose meaning decides on the pages of a hub, and how many keywords there are, in a thread of its own as below.
 * @throws AppError FILE_REJECTED as below
 */
export function hubTextsInThread(task: Task, context: ThreadContext): Promise<Answer<'texts'>> {
  return threaded({ ...task, want: 'texts' }, context, (reply) =>
    reply.kind === 'texts' ? reply : undefined,
  );
}

/**
 * Makes a hub in a thread of its own, which ends with it, with the signal and with its time.
 * @param onProgress in keywords
 * @throws AppError FILE_REJECTED for what is no file of keywords, and for what takes too long or too much memory
 */
export function hubInThread(
  task: Task,
  context: ThreadContext,
  onProgress: (progress: { done: number; total: number }) => void,
): Promise<Answer<'done'>> {
  return threaded({ ...task, want: 'hub' }, context, (reply) => {
    if (reply.kind === 'progress') onProgress(reply);
    return reply.kind === 'done' ? reply : undefined;
  });
}

function threaded<Wanted extends HubReply>(
  request: HubRequest,
  { signal, entry = ENTRY, maxMs = MAX_MS }: ThreadContext,
  answerIn: (reply: HubReply) => Wanted | undefined,
): Promise<Wanted> {
  return inTurn(() =>
    inThread<HubReply, Wanted>({
      ...{ name: 'hub', file: entry, data: request, signal, maxMs, memory: MEMORY },
      onMessage: (reply) => {
        if (reply.kind === 'rejected') throw new AppError('FILE_REJECTED', reply.message);
        return answerIn(reply);
      },
      tooSlow: () => new AppError('FILE_REJECTED', HUB_MESSAGES.tooSlow),
      tooMuchMemory: () => new AppError('FILE_REJECTED', HUB_MESSAGES.tooMuchMemory),
    }),
  );
}
