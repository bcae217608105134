import type { Connection } from 'mongoose';
import { ProcessReportsRepository } from './process-reports.repository';
import {
  PROCESS_REPORT_MODEL,
  type ProcessReportRecord,
  ProcessReportSchema,
} from './process-reports.schema';
import { ScheduleRunsRepository } from './schedule-runs.repository';
import { SCHEDULE_RUN_MODEL, type ScheduleRunRecord, ScheduleRunSchema } from './schedule-runs.schema';

/** What processes have told, for who has a connection and no application. */
export function healthRepositories(connection: Connection) {
  return {
    reports: new ProcessReportsRepository(
      connection.model<ProcessReportRecord>(PROCESS_REPORT_MODEL, ProcessReportSchema),
    ),
    runs: new ScheduleRunsRepository(
      connection.model<ScheduleRunRecord>(SCHEDULE_RUN_MODEL, ScheduleRunSchema),
    ),
  };
}
