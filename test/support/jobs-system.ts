import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { Test } from '@nestjs/testing';
import { type Connection, Types } from 'mongoose';
import { ConfigModule } from '../../src/config/config.module';
import { parseEnvironment } from '../../src/config/environment';
import type { AuthUser } from '../../src/contracts/access/access';
import type { IntentParameters } from '../../src/contracts/intent/intent';
import type { JobKindDefinition } from '../../src/contracts/jobs/job-kind';
import {
  JOB_KIND_DEFINITIONS,
  type JobKind,
  type JobKindDefinitions,
} from '../../src/contracts/jobs/job-kinds';
import { FREE_PLAN_NAME } from '../../src/contracts/plans/plans';
import type { Amounts } from '../../src/contracts/usage/limits';
import { AccountRemovals } from '../../src/core/accounts/account-removals';
import { DatabaseModule } from '../../src/core/database/database.module';
import { runMigrations } from '../../src/core/database/migration-runner';
import { FileStore } from '../../src/core/files/file-store';
import { MEANING_PORT } from '../../src/core/meaning/meaning-port';
import { NullMeaning } from '../../src/core/meaning/null-meaning';
import { FilesModule } from '../../src/core/files/files.module';
import { ThrottleModule } from '../../src/core/throttle/throttle.module';
import { openEmbeddedQueue } from '../../src/embedded/queue/open-embedded-queue';
import { JOB_DEFINITIONS } from '../../src/modules/jobs/job-definitions';
import { JobPartialEndsService } from '../../src/modules/jobs/job-partial-ends.service';
import { JobRemovalsService } from '../../src/modules/jobs/job-removals.service';
import { JobRunsService } from '../../src/modules/jobs/run/job-runs.service';
import { JobsAdminService } from '../../src/modules/jobs/jobs-admin.service';
import { JobsMaintenanceService } from '../../src/modules/jobs/settle/jobs-maintenance.service';
import { jobsMigrations } from '../../src/modules/jobs/jobs.migrations';
import { JobsModule } from '../../src/modules/jobs/jobs.module';
import { JobsService } from '../../src/modules/jobs/jobs.service';
import { PausedJobsService } from '../../src/modules/jobs/end/paused-jobs.service';
import { PlansService } from '../../src/modules/plans/plans.service';
import { plansMigrations } from '../../src/modules/plans/plans.migrations';
import { usageMigrations } from '../../src/modules/usage/usage.migrations';
import { openQueueConnection } from '../../src/queues/open-queue-connection';
import type { QueueConnection } from '../../src/queues/queue-connection';
import { QueuesModule } from '../../src/queues/queues.module';
import { JobRunner } from '../../worker/job-runner';
import type { JobContext, JobProcessor } from '../../worker/processors/processor';
import { JOB_PROCESSORS } from '../../worker/processors/processor-registry';
import { silentQueue } from './silent-queue';
import { startDatabase } from './store';

/** Runs a job of any kind; a result is what the test wants it to be. */
export type Run = (context: JobContext, input: object) => Promise<object>;
const PARAMETERS: IntentParameters = {
  fileName: 'a.csv',
  bytes: 9,
  words: { informational: 0, commercialInvestigation: 0, transactional: 1, navigational: 0 },
};
/** A kind of job that does all that a kind may do. */
export const FIXTURE = 'fixture' as JobKind;
/** A kind that costs two numbers of a plan at once. */
export const COUNTED = 'counted' as JobKind;
const KIND: JobKindDefinition = {
  toolOf: () => 'intelligent-briefs',
  label: 'Fixture',
  nameOf: () => 'a.csv',
  concurrency: 1,
  attempts: 2,
  pausable: true,
  ownsDocuments: true,
  shown: JOB_KIND_DEFINITIONS.intent.shown,
};
const COUNTED_KIND: JobKindDefinition = {
  ...KIND,
  ownsDocuments: false,
  quotaOf: () => ({ tool: 'intelligent-briefs', amounts: { numberOfOperations: 1, numberOfOutlines: 3 } }),
  unusedOf: (result) => (result as { unused?: Amounts }).unused ?? {},
};
const FIXTURES = new Map([
  [FIXTURE, KIND],
  [COUNTED, COUNTED_KIND],
]);
const DEFINITIONS: JobKindDefinitions = { ...JOB_KIND_DEFINITIONS, ...Object.fromEntries(FIXTURES) };
const KINDS = Object.keys(DEFINITIONS) as JobKind[];
export type JobsSystem = Awaited<ReturnType<typeof startJobsSystem>>;

export const ada = userOf('ada@cohort.test');
export const bob = userOf('bob@cohort.test');

/** Jobs and files over a database of their own, with a new embedded queue, that of an address, or one that is silent. */
export async function startJobsSystem(queueUrl?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'cohort-jobs-'));
  const stored = await startDatabase();
  const queue = await openQueue(dir, queueUrl);
  const environment = { ...parseEnvironment({}, 'all-in-one'), mongodbUri: stored.uri };
  const base = [
    ConfigModule.forRoot(environment),
    QueuesModule.forRoot(queue),
    DatabaseModule,
    ThrottleModule,
  ];
  const app = await Test.createTestingModule({ imports: [...base, FilesModule, JobsModule] })
    .overrideProvider(JOB_DEFINITIONS)
    .useValue(DEFINITIONS)
    .compile();
  for (const kind of KINDS) app.get(JobRemovalsService).add(kind, () => Promise.resolve());
  app.get(JobRemovalsService).add(FIXTURE, (jobId) => documents(app).deleteMany({ jobId }));
  await app.init();
  const database = () => app.get<Connection>(getConnectionToken());
  await runMigrations(database(), [...plansMigrations, ...usageMigrations, ...jobsMigrations]);
  await database().collection('users').insertMany([ada, bob].map(accountOf));
  const jobs = app.get(JobsService);
  const runs = app.get(JobRunsService);
  const files = app.get(FileStore);
  const admin = app.get(JobsAdminService);
  return {
    queue,
    database,
    jobs,
    runs,
    files,
    admin,
    partialEnds: app.get(JobPartialEndsService),
    maintenance: app.get(JobsMaintenanceService),
    paused: app.get(PausedJobsService),
    newJob: (owner = ada, input = {}, kind: JobKind = 'intent') =>
      jobs.create(owner, { kind, parameters: PARAMETERS, input: input as never }),
    newFixture: (owner = ada, input = {}) =>
      jobs.create(owner, { kind: FIXTURE, parameters: PARAMETERS, input: input as never }),
    newCounted: (owner = ada) =>
      jobs.create(owner, { kind: COUNTED, parameters: PARAMETERS, input: {} as never }),
    /** What free users may use of the tool of COUNTED. */
    allow: async (limits: { numberOfOperations: number; numberOfOutlines: number }) => {
      await database().collection('plans').deleteMany({});
      const entry = { ...limits, time: '1 day' as const };
      await app.get(PlansService, { strict: false }).ensure({
        name: FREE_PLAN_NAME,
        limits: { 'intelligent-briefs': entry },
      });
    },
    saveFile: (text: string, purpose?: 'job') =>
      files.save(Readable.from([Buffer.from(text)]), { name: 'ä.csv', contentType: 'text/csv', purpose }),
    hasFile: async (id: string) =>
      (await database()
        .collection('files.files')
        .countDocuments({ _id: new Types.ObjectId(id) })) === 1,
    statusOf: async (id: string) => (await admin.get(id)).status,
    /** Works on the queue with a processor of its own until it is stopped. */
    startWorker: async (run: Run) => {
      const processors = KINDS.map((kind): JobProcessor => ({
        kind,
        run: (input, context) => run(context, input) as Promise<never>,
      }));
      const worker = await Test.createTestingModule({
        imports: [QueuesModule.forRoot(queue)],
        providers: [
          JobRunner,
          { provide: JOB_PROCESSORS, useValue: processors },
          { provide: JOB_DEFINITIONS, useValue: DEFINITIONS },
          { provide: JobRunsService, useValue: runs },
          { provide: FileStore, useValue: files },
          { provide: MEANING_PORT, useClass: NullMeaning },
        ],
      }).compile();
      await worker.init();
      return { stop: () => worker.close() };
    },
    /** What goes with an account. */
    removeAllOf: (owner: AuthUser) => app.get(AccountRemovals, { strict: false }).run(owner.id),
    forgetJobs: () => database().collection('jobs').deleteMany({}),
    stop: async () => {
      await app.close();
      await queue.close();
      await stored.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Of what no worker takes: nothing is asked of the queue. */
const SILENT = 'silent';

function openQueue(dir: string, address?: string): Promise<QueueConnection> | QueueConnection {
  if (address === SILENT) return silentQueue().connection;
  return address === undefined ? openEmbeddedQueue(join(dir, 'queue')) : openQueueConnection(address);
}

/** The jobs system of a spec file: started before its tests, without jobs before each, stopped after the last. */
export function useJobsSystem(queue?: typeof SILENT): JobsSystem {
  const system = {} as JobsSystem;
  beforeAll(async () => {
    Object.assign(system, await startJobsSystem(queue));
  }, 60_000);
  afterEach(() => system.forgetJobs());
  afterAll(() => system.stop(), 30_000);
  return system;
}

/** A run that ends when it is told to, with the reason. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** What a kind keeps beside the job. */
function documents(app: INestApplicationContext) {
  return app.get<Connection>(getConnectionToken()).collection<{ jobId: string }>('fixture_documents');
}

export function accountOf({ id, email, name, role, userType, tokenVersion }: AuthUser) {
  return {
    _id: new Types.ObjectId(id),
    name,
    nameKey: name,
    email,
    emailKey: email,
    passwordHash: '',
    tokenVersion,
    role,
    userType,
    isActive: true,
    batch: null,
    photoURL: '',
    settings: {},
    shortcuts: [],
    extendedPermissions: [],
    subscriptionEndDate: null,
    userPlan: null,
    extendedPlans: {},
    planSince: new Date(),
    sample: false,
  };
}

export function userOf(email: string): AuthUser {
  return {
    id: new Types.ObjectId().toHexString(),
    email,
    name: email,
    role: 'student',
    userType: 'free',
    tokenVersion: 1,
    twoFactor: false,
    extendedPermissions: [],
  };
}
