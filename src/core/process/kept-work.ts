import { limitFunction } from 'p-limit';
import { AppError } from '../errors/app-error';
import type { KeptWorkRequest, WorkOnKept, Works } from './answer-kept-work';
import { inThread } from './in-thread';

/** Packed bytes, from which others would notice the work: 20 ms. */
const LARGE_BYTES = 64 * 1024;
/** At a time: more would only make each slower. */
const MAX_THREADS = 2;
/** Many times what the largest results take; somebody waits for the answer. */
const MAX_MS = 20_000;
/** Megabytes of JavaScript objects. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

interface KeptWorkSettings<Kinds extends Works<Kinds>, Kept> {
  /** As the log names it. */
  name: string;
  /** Compiled code, which calls `answerKeptWork`. */
  file: string;
  /** Does it here and now. */
  work: WorkOnKept<Kinds, Kept>;
  bytesOf: (kept: Kept) => number;
  /** Told where it takes too long or too much memory: that it may be tried again. */
  tooBusy: string;
}

/** Works on results that are kept: on a small one at once, on a large one in a thread, so that nobody else waits for it. */
export function keptWork<Kinds extends Works<Kinds>, Kept>(settings: KeptWorkSettings<Kinds, Kept>) {
  const { name, file, work, bytesOf } = settings;
  const tooBusy = () => new AppError('UNAVAILABLE', settings.tooBusy);
  const ofLarge = limitFunction(
    (data: KeptWorkRequest) =>
      inThread<{ answer: unknown }>({
        ...{ name, file, data, memory: MEMORY },
        ...{ maxMs: MAX_MS, maxWaitMs: MAX_MS },
        ...{ tooSlow: tooBusy, tooBusy },
      }),
    { concurrency: MAX_THREADS },
  );
  return async <Kind extends keyof Kinds>(
    kind: Kind,
    kept: Kept,
    ask: Kinds[Kind]['ask'],
  ): Promise<Kinds[Kind]['answer']> => {
    if (bytesOf(kept) <= LARGE_BYTES) return work(kind, kept, ask);
    return (await ofLarge({ kind, kept, ask })).answer;
  };
}
