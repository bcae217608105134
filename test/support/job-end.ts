import { FINISHED_STATUSES, type JobStatus } from '../../src/contracts/jobs/job-states';
import { waitFor } from './waiting';

/** A lost job is found after half a minute. */
const PATIENCE = { timeoutMs: 120_000 };

/** Asks for a job or a crawl until it has ended, however it did. */
export async function untilEnded<Job extends { status: JobStatus }>(get: () => Promise<Job>): Promise<Job> {
  const hasEnded = ({ status }: Job) => FINISHED_STATUSES.some((finished) => finished === status);
  return waitFor(
    'the end of a job',
    async () => {
      const job = await get();
      return hasEnded(job) ? { job } : undefined;
    },
    PATIENCE,
  ).then(({ job }) => job);
}
