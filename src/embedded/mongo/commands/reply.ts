import type { Doc } from '../values/bson';

/** What a command answers. */
export interface Reply {
  /** Elements that are BSON already; they come first. */
  elements?: Buffer;
  doc?: Doc;
}
