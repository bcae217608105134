import 'reflect-metadata';
import type { HealthReport } from '../src/contracts/health/health';
import type { Environment } from '../src/config/environment';
import { readEnvironment } from '../src/config/read-environment';
import { Mailer } from '../src/core/mail/mailer';
import { startFailureOf } from '../src/core/process/start-failure';
import type { HealthFacts } from '../src/domain/health/health-facts';
import { judgeHealth } from '../src/domain/health/judge-health';
import { pendingMigrations } from '../src/migrations';
import { collectFacts } from '../src/modules/health/collect-facts';
import { healthRepositories } from '../src/modules/health/health-repositories';
import { createRedisQueueConnection } from '../src/queues/redis-queue-connection';
import { openDatabase } from './doctor/open-database';
import { reportText } from './doctor/report-text';

const JSON_OPTION = '--json';

/** `npm run doctor`: what Settings › Health shows, for a terminal; ends with 1 where something failed. */
async function main(options: string[]): Promise<void> {
  const unknown = options.find((option) => option !== JSON_OPTION);
  if (unknown !== undefined)
    throw new Error(`There is no option ${unknown}: leave it out, or say ${JSON_OPTION}.`);
  const report = await examine(readEnvironment('all-in-one'));
  const text = options.includes(JSON_OPTION) ? JSON.stringify(report, null, 2) : reportText(report);
  process.stdout.write(`${text}\n`);
  if (report.status === 'failed') process.exitCode = 1;
}

async function examine(settings: Environment): Promise<HealthReport> {
  const { mongodbUri, queueUrl } = settings;
  const database = await openDatabase(settings);
  const queue = queueUrl ? createRedisQueueConnection(queueUrl) : undefined;
  const mailer = new Mailer(settings);
  try {
    const facts = await collectFacts(
      {
        database: database.connection,
        queue,
        mailer,
        ...healthRepositories(database.connection),
        dataDir: mongodbUri && queueUrl ? undefined : settings.dataDir,
        pendingMigrations,
      },
      { verifyMail: true },
    );
    return judgeHealth(database.failure ? without(facts, database.failure) : facts);
  } finally {
    mailer.onApplicationShutdown();
    await Promise.all([queue?.close(), database.close()]);
  }
}

/** All that the database would have told ends for the reason that it could not be reached. */
function without(facts: HealthFacts, reason: string): HealthFacts {
  const lost = { failure: 'refused', reason } as const;
  return { ...facts, database: lost, files: lost, pending: lost, processes: lost, schedules: lost };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${startFailureOf(error)}\n`);
  process.exitCode = 1;
});
