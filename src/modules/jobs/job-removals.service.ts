import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { JobKind, JobKindDefinitions } from '../../contracts/jobs/job-kinds';
import { FileStore } from '../../core/files/file-store';
import { JOB_DEFINITIONS } from './job-definitions';
import { expiryAfter } from './end/job-end-fields';
import { type JobRecord, uploadOf } from './jobs.schema';

/** Told whether the job's time is over, or somebody wants it gone. */
type Remove = (jobId: string, isExpired: boolean) => Promise<unknown>;

/** What goes with a job: its files, and the documents that its kind keeps of it. */
@Injectable()
export class JobRemovalsService implements OnApplicationBootstrap {
  private readonly removals = new Map<JobKind, Remove>();

  constructor(
    private readonly files: FileStore,
    @Inject(JOB_DEFINITIONS) private readonly definitions: JobKindDefinitions,
  ) {}

  /** For the feature that keeps documents of its jobs. It may be asked twice for one job. */
  add(kind: JobKind, remove: Remove): void {
    this.removals.set(kind, remove);
  }

  onApplicationBootstrap(): void {
    for (const [kind, { ownsDocuments }] of Object.entries(this.definitions)) {
      if (!ownsDocuments || this.removals.has(kind as JobKind)) continue;
      throw new Error(`Jobs of kind ${kind} own documents that nobody removes.`);
    }
  }

  async run(job: JobRecord): Promise<void> {
    await this.documents(job.kind, job._id.toHexString(), isExpired(job));
    for (const file of [uploadOf(job), job.outputFile]) {
      if (file !== undefined) await this.files.delete(file);
    }
  }

  /** Only what the kind keeps. */
  async documents(kind: JobKind, jobId: string, expired = false): Promise<void> {
    await this.removals.get(kind)?.(jobId, expired);
  }
}

/** A job that its owner removes is let go of before its time, so that the schedule knows the difference after a crash. */
function isExpired({ finishedAt, expiresAt }: JobRecord): boolean {
  return finishedAt !== undefined && expiresAt >= expiryAfter(finishedAt);
}
