import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import { type Connection, Types } from 'mongoose';
import { ConfigModule } from '../../src/config/config.module';
import { parseEnvironment } from '../../src/config/environment';
import type { AuthUser } from '../../src/contracts/access/access';
import type { IntentParameters } from '../../src/contracts/intent/intent';
import { DatabaseModule } from '../../src/core/database/database.module';
import { runMigrations } from '../../src/core/database/migration-runner';
import { FileStore } from '../../src/core/files/file-store';
import { FilesModule } from '../../src/core/files/files.module';
import { startEmbeddedMongo } from '../../src/embedded/mongo/start';
import { openEmbeddedQueue } from '../../src/embedded/queue/open-embedded-queue';
import { JobsAdminService } from '../../src/modules/jobs/jobs-admin.service';
import { JobsMaintenanceService } from '../../src/modules/jobs/jobs-maintenance.service';
import { jobsMigrations } from '../../src/modules/jobs/jobs.migrations';
import { JobsModule } from '../../src/modules/jobs/jobs.module';
import { JobsService } from '../../src/modules/jobs/jobs.service';
import { openQueueConnection } from '../../src/queues/open-queue-connection';
import { QueuesModule } from '../../src/queues/queues.module';
import { JobRunner } from '../../worker/job-runner';
import type { JobProcessor, ProcessorContext } from '../../worker/processors/processor';
import { JOB_PROCESSORS } from '../../worker/processors/processor-registry';

export type Run = (jobId: string, context: ProcessorContext, jobs: JobsService) => Promise<void>;
const PARAMETERS: IntentParameters = {
  fileName: 'a.csv',
  bytes: 9,
  words: { informational: 0, commercialInvestigation: 0, transactional: 1, navigational: 0 },
};
export type JobsSystem = Awaited<ReturnType<typeof startJobsSystem>>;

export const ada = userOf('ada@cohort.test');
export const bob = userOf('bob@cohort.test');

/**
 * Jobs, files and queue over embedded stores of their own, or over the queue of an address; specs need the PGlite
 * environment.
 */
export async function startJobsSystem(queueUrl?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'cohort-jobs-'));
  const mongo = await startEmbeddedMongo({ dataDir: dir, durability: 'none' });
  const queue = await (queueUrl === undefined
    ? openEmbeddedQueue(join(dir, 'queue'))
    : openQueueConnection(queueUrl));
  const environment = { ...parseEnvironment({}, 'all-in-one'), mongodbUri: mongo.uri };
  const base = [ConfigModule.forRoot(environment), QueuesModule.forRoot(queue), DatabaseModule];
  const app = await Test.createTestingModule({ imports: [...base, FilesModule, JobsModule] }).compile();
  await app.init();
  const database = () => app.get<Connection>(getConnectionToken());
  await runMigrations(database(), jobsMigrations);
  const jobs = app.get(JobsService);
  const files = app.get(FileStore);
  const admin = app.get(JobsAdminService);
  return {
    queue,
    database,
    jobs,
    files,
    admin,
    maintenance: app.get(JobsMaintenanceService),
    newJob: (owner = ada, input = {}) =>
      jobs.create(owner, { kind: 'intent', parameters: PARAMETERS, input }),
    saveFile: (text: string, purpose?: 'job') =>
      files.save(Readable.from([Buffer.from(text)]), { name: 'ä.csv', contentType: 'text/csv', purpose }),
    hasFile: async (id: string) =>
      (await database()
        .collection('files.files')
        .countDocuments({ _id: new Types.ObjectId(id) })) === 1,
    statusOf: async (id: string) => (await admin.get(id)).status,
    /** Works on the queue with a processor of its own until it is stopped. */
    startWorker: async (run: Run) => {
      const processor: JobProcessor = { kind: 'intent', run: (id, context) => run(id, context, jobs) };
      const worker = await Test.createTestingModule({
        imports: [QueuesModule.forRoot(queue)],
        providers: [
          JobRunner,
          { provide: JOB_PROCESSORS, useValue: [processor] },
          // The worker's end is not the end of the service that it shares with the test.
          { provide: JobsService, useValue: Object.create(jobs, { onModuleDestroy: {} }) as JobsService },
        ],
      }).compile();
      await worker.init();
      return { stop: () => worker.close() };
    },
    forgetJobs: () => database().collection('jobs').deleteMany({}),
    stop: async () => {
      await app.close();
      await queue.close();
      await mongo.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

function userOf(email: string): AuthUser {
  return {
    id: new Types.ObjectId().toHexString(),
    email,
    name: email,
    role: 'student',
    userType: 'free',
    tokenVersion: 1,
    extendedPermissions: [],
  };
}
