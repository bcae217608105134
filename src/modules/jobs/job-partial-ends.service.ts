import { Injectable } from '@nestjs/common';
import type { JobKind, JobMap } from '../../contracts/jobs/job-kinds';
import type { JobView } from '../../contracts/jobs/jobs';
import type { JobRecord } from './jobs.schema';
import { toAdminJobView } from './jobs.views';

/** What a job leaves that was cancelled or failed on its way. */
export interface PartialEnd<Kind extends JobKind = JobKind> {
  /** How much of its progress was really done. */
  done: number;
  result: JobMap[Kind]['result'];
  /** Id in the file store. */
  outputFile?: string;
}

type GetPartialEnd<Kind extends JobKind = JobKind> = (
  job: JobView<Kind>,
) => Promise<PartialEnd<Kind> | undefined>;

/** What a kind does once a job has ended, however it did, and nobody works on it any more. */
@Injectable()
export class JobPartialEndsService {
  private readonly partialEnds = new Map<JobKind, GetPartialEnd>();

  /** For the feature that keeps what its jobs did. It may be asked twice for one job. */
  add<Kind extends JobKind>(kind: Kind, partialEnd: GetPartialEnd<Kind>): void {
    this.partialEnds.set(kind, (job) => partialEnd(job as JobView<Kind>));
  }

  has(kind: JobKind): boolean {
    return this.partialEnds.has(kind);
  }

  async run(job: JobRecord): Promise<PartialEnd | undefined> {
    return this.partialEnds.get(job.kind)?.(toAdminJobView(job));
  }
}
