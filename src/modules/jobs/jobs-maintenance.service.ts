import { Injectable } from '@nestjs/common';
import { FileStore } from '../../core/files/file-store';
import { JobProducer } from '../../queues/job-producer';
import { JobsRepository } from './jobs.repository';

const PAGE = 200;
/** An upload has this long to become a job. */
const ORPHAN_AGE_MS = 86_400_000;

/** What keeps jobs, queue and files in step; each task may run at any time and twice. */
@Injectable()
export class JobsMaintenanceService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly producer: JobProducer,
    private readonly files: FileStore,
  ) {}

  /** The documents are the truth: an unfinished job that the queue has lost is queued again. */
  async enqueueLostJobs(): Promise<number> {
    let count = 0;
    let after: string | undefined;
    for (;;) {
      const page = await this.jobs.listUnfinished(after, PAGE);
      for (const { _id, kind } of page) await this.producer.add(kind, _id.toHexString());
      count += page.length;
      after = page.at(-1)?._id.toHexString();
      if (page.length < PAGE) return count;
    }
  }

  /** The files first: what a crash leaves behind is found again by its document. */
  async removeExpiredJobs(now: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const page = await this.jobs.listExpired(now, PAGE);
      for (const { _id, input, outputFile } of page) {
        if (input.fileId !== undefined) await this.files.delete(input.fileId);
        if (outputFile !== undefined) await this.files.delete(outputFile);
        await this.jobs.discard(_id.toHexString());
      }
      count += page.length;
      if (page.length < PAGE) return count;
    }
  }

  /** Uploads that became no job or were never finished, and results of runs that were lost. */
  async removeOrphanedFiles(now: Date): Promise<number> {
    const savedBefore = new Date(now.getTime() - ORPHAN_AGE_MS);
    let count = await this.files.removeUnfinished(savedBefore);
    let after: string | undefined;
    for (;;) {
      const page = await this.files.listOfJobs(savedBefore, after, PAGE);
      const used = await this.jobs.filesInUse(page);
      const orphans = page.filter((id) => !used.has(id));
      for (const id of orphans) await this.files.delete(id);
      count += orphans.length;
      after = page.at(-1);
      if (page.length < PAGE) return count;
    }
  }
}
