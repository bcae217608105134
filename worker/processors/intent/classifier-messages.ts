import type { IntentLists } from '../../../src/contracts/intent/intent';
import type { Classification, ClassifiedChunk } from '../../../src/domain/intent/classify';

/** What the process is sent first. */
export interface ClassifierTask {
  file: Uint8Array;
  lists: IntentLists;
}

/** The processor asks for one piece of the result. */
export const NEXT = 'next';

/** The process's answer to each NEXT. */
export type ClassifierAnswer =
  | ({ kind: 'chunk' } & ClassifiedChunk)
  | { kind: 'done'; classification: Classification }
  | { kind: 'rejected'; message: string };
