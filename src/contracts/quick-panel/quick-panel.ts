import type { ToolId } from '../access/tools';
import type { JobView } from '../jobs/jobs';
import type { NoteView } from '../notes/notes';

/** What `GET /api/quick-panel/data` answers: how the caller's day stands. */
export interface QuickPanelView {
  /** What the caller did since midnight UTC, per tool, the most used first. */
  usage: { tool: ToolId; operations: number }[];
  /** The caller's jobs that wait, run or rest, the oldest first. */
  jobs: JobView[];
  /** The latest important note; null while there is none. */
  note: NoteView | null;
  /** How many jobs of all users there are; told to admins alone. */
  allJobs?: { running: number; failed: number };
}
