import { Logger, type Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { parseEnvironment } from '../../../src/config/environment';
import type { AuthUser } from '../../../src/contracts/access/access';
import type { JobKind } from '../../../src/contracts/jobs/job-kinds';
import { FREE_PLAN_NAME } from '../../../src/contracts/plans/plans';
import { JobsMaintenanceService } from '../../../src/modules/jobs/settle/jobs-maintenance.service';
import { JobsService } from '../../../src/modules/jobs/jobs.service';
import { PlansService } from '../../../src/modules/plans/plans.service';
import { UsageService } from '../../../src/modules/usage/usage.service';
import { SCHEDULES } from '../../../worker/schedules/schedule';
import { WorkerModule } from '../../../worker/worker.module';
import { accountOf, userOf } from '../jobs-system';
import { silentQueue } from '../silent-queue';
import { startDatabase } from '../store';

export const student = userOf('student@cohort.test');
export const admin: AuthUser = { ...userOf('admin@cohort.test'), role: 'admin' };

const PLENTY = { numberOfOperations: 1_000, time: '1 day' } as const;
const LATER_MS = 600_000;

export type KindsSystem = Awaited<ReturnType<typeof startKindsSystem>>;

/** The worker in this process over a database of its own; jobs run when a test says so, and what is scheduled does not. */
export async function startKindsSystem(...hosts: string[]) {
  Logger.overrideLogger(false);
  const database = await startDatabase();
  const queue = silentQueue();
  const variables = { FETCH_ALLOW_HOSTS: hosts.join(','), LOG_LEVEL: 'silent', MEANING: 'off' };
  const environment = {
    ...parseEnvironment(variables, 'all-in-one'),
    mongodbUri: database.uri,
    managementPort: undefined,
  };
  const app = await Test.createTestingModule({
    imports: [WorkerModule.forRoot({ environment, queue: queue.connection })],
  })
    .overrideProvider(SCHEDULES)
    .useValue([])
    .compile();
  app.useLogger(false);
  await app.init();
  const get = <Part>(type: Type<Part>): Part => app.get(type, { strict: false });
  const connection = app.get<Connection>(getConnectionToken());
  await connection.collection('users').insertMany([student, admin].map(accountOf));
  await get(PlansService).ensure({
    name: FREE_PLAN_NAME,
    limits: {
      'intelligent-briefs': { ...PLENTY, numberOfOutlines: 1_000 },
      'intelligent-hub': PLENTY,
      'content-strategy-evaluator': PLENTY,
      'optimize-prime': PLENTY,
      'intelligent-interlink': PLENTY,
      'schema-intelligence': PLENTY,
    },
  });
  return {
    get,
    connection,
    jobs: get(JobsService),
    /** One run, as the queue would have it. */
    work: (kind: JobKind, id: string) => queue.give(kind, id),
    /** What the schedule does some minutes later. */
    settle: () => get(JobsMaintenanceService).settleJobs(new Date(Date.now() + LATER_MS)),
    /** What the student has used of each tool today. */
    used: async () => {
      const { planStats } = await get(UsageService).limits(student);
      return planStats.map(({ modelId, currentCount, others }) => [modelId, currentCount, others]);
    },
    stop: async () => {
      await app.close();
      await database.stop();
    },
  };
}
