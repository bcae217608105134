/** How far the way to the model goes, in milliseconds, bytes and tokens; docs/decisions/model.md says where each is from. */
export const MODEL_LIMITS = {
  /** One request. */
  requestMs: 60_000,
  /** One call, with everything that it tries again. */
  totalMs: 65_000,
  requests: 3,
  answerBytes: 1024 * 1024,
  tokensIn: 24_000,
  /** Before a server is asked again that names no time, and the longest time that one may name. */
  retryMs: 1_000,
  longestRetryMs: 10_000,
  /** So many failures of the server within a time stop all calls of this process for a time. */
  failures: 3,
  failuresWithinMs: 60_000,
  pauseMs: 60_000,
} as const;

export type ModelLimits = { readonly [Name in keyof typeof MODEL_LIMITS]: number };

/** How long answers and the use of a day are kept. */
export const MODEL_KEPT_DAYS = 30;
