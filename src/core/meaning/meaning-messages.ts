/** What the process of the sentence model is asked. */
export interface MeaningTask {
  texts: string[];
  /** Of each text the first so many tokens. */
  tokens: number;
}

/** The vectors, row after row, and the bytes that the process takes; or why there are none, after which it is of no use. */
export type MeaningReply = { values: Float32Array<ArrayBuffer>; memory: number } | { failure: string };
