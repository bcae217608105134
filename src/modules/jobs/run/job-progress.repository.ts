import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { JobView } from '../../../contracts/jobs/jobs';
import { JOB_MODEL, type JobRecord } from '../jobs.schema';

/** How far running jobs are. */
@Injectable()
export class JobProgressRepository {
  constructor(@InjectModel(JOB_MODEL) private readonly jobs: Model<JobRecord>) {}

  /** Whether the job still runs. One that gets further than its lost runs did may lose as many again. */
  async set(id: string, progress: JobView['progress']): Promise<boolean> {
    const running = { _id: id, status: 'running' } as const;
    const change = { $set: { progress }, $max: { furthest: progress.done } };
    const before = await this.jobs
      .findOneAndUpdate(running, change, { projection: { starts: 1, furthest: 1 } })
      .lean<JobRecord>();
    if (!before) return false;
    const { starts = 0, furthest = Infinity } = before;
    if (starts > 1 && progress.done > furthest) await this.jobs.updateOne(running, { $set: { starts: 1 } });
    return true;
  }
}
