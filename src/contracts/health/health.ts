/** How a check ended, the most urgent first. `unknown`: nothing could be learnt, which is no failure by itself. */
export const HEALTH_STATUSES = ['failed', 'warning', 'unknown', 'ok'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

/** What the lines of a report are about, in the order of the report. */
export const HEALTH_GROUPS = {
  stores: 'Database and queue',
  workers: 'Workers',
  network: 'Email and proxy',
  host: 'Disk and versions',
  schedules: 'Scheduled work',
} as const;
export type HealthGroup = keyof typeof HEALTH_GROUPS;

/** One check: what was found, and what to do about it. */
export interface HealthLine {
  /** The same in every report. */
  id: string;
  group: HealthGroup;
  title: string;
  status: HealthStatus;
  says: string;
  doThis?: string;
}

/** Whether a process reaches other sites; unknown where no address to try is named. */
export type WayOutState = 'up' | 'down' | 'unknown';

/** Whether the process can do its work. */
export interface Readiness {
  ready: boolean;
  /** Each store that it needs. */
  checks: Record<string, 'up' | 'down'>;
  /** To other sites. Without it everything works but what reads pages, so it decides nothing. */
  wayOut: WayOutState;
}

export type ReportingProcess = 'api' | 'worker';

/** A process that reported lately. */
export interface HealthProcess {
  id: string;
  kind: ReportingProcess;
  host: string;
  pid: number;
  version: string;
  node: string;
  startedAt: string;
  seenAt: string;
  wayOut: WayOutState;
  /** Of its fullest disk. */
  freeBytes?: number;
  /** It has not reported for so long that it does not count any more. */
  silent: boolean;
}

export interface HealthReport {
  checkedAt: string;
  /** That of the most urgent line. */
  status: HealthStatus;
  /** The most urgent first, then in the order of the groups. */
  lines: HealthLine[];
  processes: HealthProcess[];
}
