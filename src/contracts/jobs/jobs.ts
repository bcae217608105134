import type { BriefJobParameters, BriefJobResult } from '../briefs/briefs';
import type { BulkChangeParameters, BulkChangeResult } from '../bulk/bulk-changes';
import type { CrawlJobParameters, CrawlJobResult } from '../crawls/crawl-jobs';
import type { HubJobParameters, HubJobResult } from '../hub/hub';
import type { StrategyJobParameters, StrategyJobResult } from '../strategy/strategy-jobs';
import type { InterlinkJobParameters, InterlinkJobResult } from '../interlinks/interlink-jobs';
import type { IntentParameters, IntentResult } from '../intent/intent';
import type { MarketJobParameters, MarketJobResult } from '../markets/market-jobs';
import type { OptimizeJobParameters, OptimizeJobResult } from '../optimize/optimize';
import type { PageRunParameters, PageRunResult } from '../pages/page-jobs';
import type { ReadingJobParameters, ReadingJobResult } from '../readings/reading-jobs';
import type { SchemaJobParameters, SchemaJobResult } from '../schema/schema-check-jobs';
import type { UserImportParameters, UserImportResult } from '../users/user-import';

/** What a job of each kind is asked for, as its owner sees it, and what it ends with. */
export interface JobMap {
  intent: { parameters: IntentParameters; result: IntentResult };
  'user-import': { parameters: UserImportParameters; result: UserImportResult };
  'bulk-change': { parameters: BulkChangeParameters; result: BulkChangeResult };
  crawl: { parameters: CrawlJobParameters; result: CrawlJobResult };
  'crawl-report': { parameters: CrawlJobParameters; result: CrawlJobResult };
  pages: { parameters: PageRunParameters; result: PageRunResult };
  'tld-pages': { parameters: MarketJobParameters; result: MarketJobResult };
  'schema-check': { parameters: SchemaJobParameters; result: SchemaJobResult };
  reading: { parameters: ReadingJobParameters; result: ReadingJobResult };
  brief: { parameters: BriefJobParameters; result: BriefJobResult };
  hub: { parameters: HubJobParameters; result: HubJobResult };
  'content-strategy': { parameters: StrategyJobParameters; result: StrategyJobResult };
  optimize: { parameters: OptimizeJobParameters; result: OptimizeJobResult };
  interlinks: { parameters: InterlinkJobParameters; result: InterlinkJobResult };
}
export type JobKind = keyof JobMap;
export const JOB_KINDS = [
  'intent',
  'user-import',
  'bulk-change',
  'crawl',
  'crawl-report',
  'pages',
  'tld-pages',
  'schema-check',
  'reading',
  'brief',
  'hub',
  'content-strategy',
  'optimize',
  'interlinks',
] as const satisfies readonly JobKind[];

export const JOB_STATUSES = ['queued', 'running', 'paused', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const FINISHED_STATUSES = ['done', 'failed', 'cancelled'] as const satisfies readonly JobStatus[];

/** What a job waits for that is queued: others of its owner and kind that run, or a free place beside everybody's. */
export type WaitsFor = 'own' | 'others';

/** Jobs of one user that wait or run. */
export const MAX_UNFINISHED_JOBS = 5;

/** Bytes of files, as they are kept, from which a student's jobs are refused until past results are deleted. */
export const MAX_STORED_BYTES = 200 * 1024 * 1024;

/** Days that a finished job and its files are kept. */
export const JOB_RETENTION_DAYS = 30;

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
