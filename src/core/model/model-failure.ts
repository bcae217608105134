import type { ModelFailureReason } from '../../contracts/model/model';

interface Told {
  /** Of the server's answer. */
  status?: number;
  /** Milliseconds that the server asks to wait. */
  retryAfter?: number | null;
}

/** Why an answer is not used. It holds nothing that the server said: that may repeat the key, or what others wrote. */
export class ModelFailure extends Error {
  readonly status: number | null;
  readonly retryAfter: number | null;

  constructor(
    readonly reason: ModelFailureReason,
    { status, retryAfter }: Told = {},
  ) {
    super(reason);
    this.name = 'ModelFailure';
    this.status = status ?? null;
    this.retryAfter = retryAfter ?? null;
  }
}

/** Failures that say something about the server, and not about what it was asked. */
const OF_SERVER: ReadonlySet<ModelFailureReason> = new Set([
  'unreachable',
  'plain-http',
  'timeout',
  'redirect',
  'too-large',
  'wrong-type',
  'key-refused',
  'not-found',
  'rate-limited',
  'server-error',
  'broken-answer',
]);
/** Failures that may be over a moment later. */
const PASSING: ReadonlySet<ModelFailureReason> = new Set(['unreachable', 'rate-limited', 'server-error']);
/** Nobody has to do anything about these. */
const EXPECTED: ReadonlySet<ModelFailureReason> = new Set([
  'off',
  'paused',
  'user-budget',
  'too-long',
  'aborted',
]);

export const isOfServer = (reason: ModelFailureReason): boolean => OF_SERVER.has(reason);
export const isPassing = (reason: ModelFailureReason): boolean => PASSING.has(reason);
export const isExpected = (reason: ModelFailureReason): boolean => EXPECTED.has(reason);
