import type { Doc } from '../values/bson';

/** What a command answers. */
export interface Reply {
  /** Elements that are BSON already; they come first. */
  elements?: Buffer;
  doc?: Doc;
}

/** A step after which a command can do nothing until others have had their turn. */
export const WAIT = 'wait';

/** A command that may take long: others have their turn between two of its steps. */
export type Steps<Result = Reply> = Generator<undefined | typeof WAIT, Result>;
