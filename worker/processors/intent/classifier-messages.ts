import type { IntentLists } from '../../../src/contracts/intent/intent';
import type { FileEncoding } from '../../../src/core/files/encoding';
import type { Classification } from '../../../src/domain/intent/classify';

/** What the process is told first; the file itself comes through its standard input. */
export interface ClassifierTask {
  lists: IntentLists;
  /** Whether the intent of keywords without any of their words is guessed. */
  guess?: boolean;
  /** Of the file as it was before it was encoded. */
  bytes: number;
  encoding?: FileEncoding;
}

/** What the process tells while it writes the result. */
export type ClassifierAnswer =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; classification: Classification }
  | { kind: 'rejected'; message: string };
