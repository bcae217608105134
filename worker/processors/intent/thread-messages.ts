import type { IntentLists } from '../../../src/contracts/intent';
import type { Classification, ClassifiedChunk } from '../../../src/domain/intent/classify';

/** What the thread is started with. */
export interface ThreadTask {
  file: Uint8Array;
  lists: IntentLists;
}

/** The processor asks for one piece of the result. */
export const NEXT = 'next';

/** The thread's answer to each NEXT. */
export type ThreadAnswer =
  | ({ kind: 'chunk' } & ClassifiedChunk)
  | { kind: 'done'; classification: Classification }
  | { kind: 'rejected'; message: string };
