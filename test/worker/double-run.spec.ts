import { createConnection } from 'mongoose';
import { jobQueueName } from '../../src/queues/queue-names';
import { asStudent } from '../support/actors';
import { waitFor } from '../support/waiting';
import type { Cluster } from './support/cluster';
import { jobsOf, keywordFile } from './support/keywords';
import { startCluster } from './support/start-cluster';

jest.setTimeout(240_000);

const FILE = keywordFile('twice.csv', 350_000);

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ ownDatabase: true });
});

afterAll(() => cluster.stop());

it('gives one result when the queue hands one job to several workers', async () => {
  const { token } = await asStudent({ at: cluster.url });
  const jobs = jobsOf(cluster, token);
  const id = await jobs.submit(FILE);
  await jobs.running(id);
  await cluster.stopWorkers();
  await withQueue(async (queue) => {
    for (const copy of ['copy-1', 'copy-2']) await queue.add('intent', { jobId: id }, { jobId: copy });
  });

  await cluster.startWorker();
  await cluster.startWorker();
  await jobs.done(id);
  const { text } = await jobs.result(id);
  const later = await jobs.submit(keywordFile('later.csv', 4));
  await jobs.done(later);
  // A worker that stops lets go of a copy that it is still busy with; of several, one may only begin with it.
  if (cluster.hasOwnApi) await waitFor('an idle queue', () => withQueue(isIdle));
  await cluster.stopWorkers();

  expect(text === FILE.result).toBe(true);
  expect(await withQueue(isIdle)).toBe(true);
  expect(await storedFiles()).toEqual(['[intent applied] later.csv', '[intent applied] twice.csv']);
});

type Queue = ReturnType<Awaited<ReturnType<Cluster['openQueue']>>['createQueue']>;

async function isIdle(queue: Queue): Promise<boolean> {
  return Object.values(await queue.getJobCounts()).every((count) => count === 0);
}

async function withQueue<Result>(work: (queue: Queue) => Promise<Result>): Promise<Result> {
  const connection = await cluster.openQueue();
  const queue = connection.createQueue(jobQueueName('intent'));
  try {
    return await work(queue);
  } finally {
    await queue.close();
    await connection.close();
  }
}

/** The names of all files in the database: what was uploaded goes when the result is there. */
async function storedFiles(): Promise<string[]> {
  const connection = await createConnection(cluster.mongodbUri ?? '').asPromise();
  const files = await connection.collection('files.files').find().toArray();
  await connection.close();
  return files.map((file) => String(file.filename)).sort();
}
