/** Why the model gave nothing that can be used. Each has its sentence in `model-messages.ts`. */
export const MODEL_FAILURES = [
  /** No model is set up. */
  'off',
  /** It failed too often; it is asked again in a minute. */
  'paused',
  /** The tokens of a user, or of all, are used up until the next UTC day. */
  'user-budget',
  'daily-budget',
  /** More text than one call may hold. */
  'too-long',
  /** The caller gave up. */
  'aborted',
  'unreachable',
  /** Plain http to a public address: the key would be readable on its way. */
  'plain-http',
  'timeout',
  'redirect',
  'too-large',
  /** Neither JSON nor an event stream. */
  'wrong-type',
  /** 401 or 403. */
  'key-refused',
  /** 404. */
  'not-found',
  /** 429. */
  'rate-limited',
  'server-error',
  /** Any other 4xx. */
  'request-refused',
  /** No chat completion, or one that ends in its middle. */
  'broken-answer',
  /** It ran into its limit of tokens. */
  'cut-off',
  'filtered',
  'refused',
  'tool-call',
  'empty',
  /** No JSON of the schema, even after a second try. */
  'wrong-form',
  /** It says what its source does not say, even after a second try. */
  'unfounded',
] as const;
export type ModelFailureReason = (typeof MODEL_FAILURES)[number];

/** What calls used, in the tokens that the server tells or, where it tells none, in those that were estimated. */
export interface ModelUsage {
  tokensIn: number;
  tokensOut: number;
  requests: number;
}

/** What admins see of the model. Its key is never part of it. */
export interface ModelView {
  on: boolean;
  /** Empty while it is off. */
  model: string;
  /** Host and port of its server. */
  server: string;
  /** Of all users on this UTC day. */
  today: ModelUsage;
  /** Tokens a UTC day: of all users together, and of each. */
  dailyTokens: number;
  userDailyTokens: number;
  /** The last answer that could not be used; null where there was none. */
  lastError: ModelErrorView | null;
}

export interface ModelErrorView {
  reason: ModelFailureReason;
  /** Of the server's answer, where there was one. */
  status: number | null;
  /** What was asked for, such as `summary`. */
  task: string;
  at: string;
}

/** What one user used on this UTC day. */
export interface ModelUserUsageView extends ModelUsage {
  _id: string;
  id: string;
  /** Id of the user. */
  user: string;
  name: string;
  email: string;
}

/** How one try of the model ended. */
export interface ModelTestView {
  ok: boolean;
  /** In a sentence. */
  says: string;
  milliseconds: number;
  usage: ModelUsage;
}
