/** How a check ended, the most urgent first. `unknown`: nothing could be learnt, which is no failure by itself. */
export const HEALTH_STATUSES = ['failed', 'warning', 'unknown', 'ok'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

/** What the lines of a report are about, in the order of the report. */
export const HEALTH_GROUPS = {
  stores: 'Database and queue',
  workers: 'Workers',
  network: 'Mail and proxy',
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
  wayOut: 'up' | 'down' | 'unknown';
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
