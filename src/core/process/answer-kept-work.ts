import { parentPort, workerData } from 'node:worker_threads';

/** What may be wanted of something kept, and what is answered. */
export type Works<Kinds> = { [Kind in keyof Kinds]: { ask: unknown; answer: unknown } };

export type WorkOnKept<Kinds extends Works<Kinds>, Kept> = <Kind extends keyof Kinds>(
  kind: Kind,
  kept: Kept,
  ask: Kinds[Kind]['ask'],
) => Kinds[Kind]['answer'];

export interface KeptWorkRequest {
  kind: PropertyKey;
  kept: unknown;
  ask: unknown;
}

/** The other side of `keptWork`: the thread that does one work, and ends. It loads nothing but what it works with. */
export function answerKeptWork<Kinds extends Works<Kinds>, Kept>(work: WorkOnKept<Kinds, Kept>): void {
  const { kind, kept, ask } = workerData as KeptWorkRequest;
  parentPort?.postMessage({
    answer: work(kind as keyof Kinds, kept as Kept, ask as Kinds[keyof Kinds]['ask']),
  });
}
