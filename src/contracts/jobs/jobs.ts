import type { JobKind, JobMap } from './job-kinds';
import type { JobStatus, WaitsFor } from './job-states';

/** A job as its owner sees it; times are ISO strings. */
export interface JobView<Kind extends JobKind = JobKind> {
  _id: string;
  id: string;
  kind: Kind;
  owner: string;
  /** For admins only. */
  ownerEmail?: string;
  status: JobStatus;
  /** Of a queued one. */
  waitsFor?: WaitsFor;
  /**
   * Units are the kind's own (rows, mostly); `total` is 0 while unknown. `step` says what is being done where it does several
   * things; `memory`: bytes of the sentence model at work.
   */
  progress: { done: number; total: number; step?: string; memory?: number };
  /** What the user asked for, for showing (`intent`: the file's name and the size of each list). */
  parameters: JobMap[Kind]['parameters'];
  /** Its `preview`, if it has one, is left out of lists. */
  result?: JobMap[Kind]['result'];
  error?: { code: string; message: string };
  /** The technical reason of a failure; for admins only. */
  reason?: string;
  attempts: number;
  createdAt: string;
  /** Its first start, however often it began again. */
  startedAt?: string;
  /** Since when it is paused; of one that was ended in its pause, when that began. */
  pausedAt?: string;
  /** How long it was paused before, since its first start. */
  pausedMs?: number;
  finishedAt?: string;
  expiresAt: string;
}
