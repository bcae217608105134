import type { Doc } from '../values/bson';

/** What a command answers. */
export interface Reply {
  /** Elements that are BSON already; they come first. */
  elements?: Buffer;
  doc?: Doc;
}

/** A command that may take long: others have their turn between two of its steps. */
export type Steps = Generator<void, Reply>;
