import type { ReportingProcess } from '../../contracts/health/health';

/** The reason of a store whose version is too old to be spoken to. */
export const TOO_OLD = 'too old';

/** What a check found, or why it found nothing; `late`: no answer came in time. */
export type Probed<Found> = { found: Found } | { failure: 'late' | 'refused'; reason: string };

export interface DatabaseFacts {
  kind: 'mongodb' | 'embedded';
  latencyMs: number;
  version: string;
  /** Whether it belongs to a replica set, or to a cluster of such. */
  replicated: boolean;
  writable: boolean;
}

export interface FilesFacts {
  /** The newest file, if there is one, and whether its content is there. */
  newest?: { readable: boolean };
}

export interface QueueFacts {
  kind: 'redis' | 'embedded';
  latencyMs: number;
  /** Why it refused a write, in its own words. */
  refusal?: string;
  version?: string;
  policy?: string;
  usedBytes?: number;
  /** 0: no limit. */
  maxBytes?: number;
}

export interface DiskFacts {
  /** What is on it. */
  holds: 'data' | 'temporary files';
  freeBytes: number;
  totalBytes: number;
}

export interface MailOutcomes {
  sentAt?: Date;
  failedAt?: Date;
  /** The code of the failure. */
  reason?: string;
}

/** What a process tells of itself again and again. */
export interface ProcessReport {
  id: string;
  kind: ReportingProcess;
  host: string;
  pid: number;
  version: string;
  node: string;
  startedAt: Date;
  seenAt: Date;
  wayOut: 'up' | 'down' | 'unknown';
  /** As its readiness has it. */
  queue: 'up' | 'down';
  disks: DiskFacts[];
  mail: MailOutcomes;
  /** Whether it compares texts by meaning; `server`: by EMBEDDINGS_MODEL; `missing`: it would, but the model is not there. Older releases tell nothing. */
  meaning?: 'on' | 'server' | 'off' | 'missing';
  /** Whether it believes a proxy. */
  trustsProxy: boolean;
  /** The forwarding header that came although it believes none. */
  unheeded?: string;
}

export interface ScheduleFacts {
  name: string;
  everyMs: number;
  /** Since when the database has known it. */
  knownSince: Date;
  finishedAt?: Date;
  failedAt?: Date;
}

export interface MailFacts {
  configured: boolean;
  /** Whether the server let Cohort in; only when somebody asked for it. */
  verified?: Probed<true>;
}

/** All that a report is judged by. */
export interface HealthFacts {
  now: Date;
  database: Probed<DatabaseFacts>;
  files: Probed<FilesFacts>;
  /** None where the queue is embedded in another process. */
  queue?: Probed<QueueFacts>;
  /** Ids of the migrations that have not run. */
  pending: Probed<string[]>;
  processes: Probed<ProcessReport[]>;
  schedules: Probed<ScheduleFacts[]>;
  mail: MailFacts;
  /** Whether plans lead to an address; absent where nobody asked. */
  leadsToUpgrade?: boolean;
  /** Of the machine that asks. */
  node: string;
  disks: DiskFacts[];
}
