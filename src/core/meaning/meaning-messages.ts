/** What the process of the sentence model is asked. */
export interface MeaningTask {
  texts: string[];
  /** Of each text the first so many tokens. */
  tokens: number;
}

/** The vectors, row after row; or why there are none, after which the process is of no use. */
export type MeaningReply = { values: Float32Array<ArrayBuffer> } | { failure: string };
