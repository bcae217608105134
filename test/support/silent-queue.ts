import type { Job } from 'bullmq';
import type { JobKind } from '../../src/contracts/jobs/job-kinds';
import type { JobQueue, QueueConnection, QueueProcessor } from '../../src/queues/queue-connection';
import { jobQueueName } from '../../src/queues/queue-names';

const nothing = () => Promise.resolve();
const QUEUE: JobQueue = {
  add: nothing,
  remove: nothing,
  upsertJobScheduler: nothing,
  removeJobScheduler: nothing,
  getJobSchedulers: () => Promise.resolve([]),
  getJobCounts: () => Promise.resolve({}),
  close: nothing,
};

/** A queue that hands over no job by itself: `give` does, as often as a test wants it. */
export function silentQueue() {
  const processors = new Map<string, QueueProcessor>();
  const connection: QueueConnection = {
    kind: 'embedded',
    createQueue: () => QUEUE,
    createWorker: (name, processor) => {
      processors.set(name, processor);
      return { run: nothing, on: () => undefined, close: nothing };
    },
    ping: nothing,
    assertWritable: nothing,
    describe: () => Promise.resolve({}),
    close: nothing,
  };
  /** Resolves when the run has ended, rejects with what it failed with. */
  const give = (kind: JobKind, jobId: string): Promise<void> => {
    const processor = processors.get(jobQueueName(kind));
    if (!processor) throw new Error(`Nobody works on jobs of kind ${kind}.`);
    return processor({ name: kind, data: { jobId }, attemptsMade: 0 } as Job, 'token');
  };
  return { connection, give };
}
