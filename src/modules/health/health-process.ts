import type { Connection } from 'mongoose';
import type { ReportingProcess } from '../../contracts/health/health';

/** Injection token of what a process knows of itself. */
export const HEALTH_PROCESS = Symbol('HEALTH_PROCESS');

export interface HealthProcessOptions {
  kind: ReportingProcess;
  /** Where the embedded stores of this process keep their data, if it has any. */
  dataDir?: string;
  /** The ids of the migrations that a database lacks. */
  pendingMigrations: (connection: Connection) => Promise<string[]>;
}
