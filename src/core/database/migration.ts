import type { Connection } from 'mongoose';

/**
 * One step that brings the database to what the code expects: indexes, seeds, reshaped documents.
 * Runs once, under a lock, in the order of the list; must be safe to run again after a crash in its middle.
 */
export interface Migration {
  /** Unique and never changed once landed, such as `users-001-indexes`. */
  id: string;
  up(connection: Connection): Promise<void>;
}
