import { Injectable } from '@nestjs/common';
import { MESSAGES } from '../../../contracts/messages';
import { AppError } from '../../../core/errors/app-error';
import { UsersService } from '../../users/users.service';
import { JobBacklogRepository, type PausedJob } from '../turn/job-backlog.repository';
import { endFieldsOf, failureOf } from './job-end-fields';
import { JobEnds } from './job-ends';
import { JobsRepository } from '../jobs.repository';

const PAGE = 200;

/** Ends paused jobs that nobody will resume: no worker comes to them, as one comes to those that wait. */
@Injectable()
export class PausedJobsService {
  constructor(
    private readonly jobs: JobsRepository,
    private readonly backlog: JobBacklogRepository,
    private readonly users: UsersService,
    private readonly ends: JobEnds,
  ) {}

  /** Those whose owner is gone or inactive, and those whose time is over; how many there were. */
  async endAbandoned(now: Date): Promise<number> {
    let count = 0;
    let after: string | undefined;
    for (;;) {
      const page = await this.backlog.listPaused(after, PAGE);
      const active = await this.users.activeAmong(page.map(({ owner }) => owner.toHexString()));
      for (const job of page) {
        const reason = reasonToEnd(job, active, now);
        if (reason !== undefined && (await this.end(job, reason, now))) count += 1;
      }
      after = page.at(-1)?._id.toHexString();
      if (page.length < PAGE) return count;
    }
  }

  private async end({ _id }: PausedJob, reason: string, now: Date): Promise<boolean> {
    const ending = { ...endFieldsOf('failed', now), ...failureOf(new AppError('JOB_FAILED', reason)) };
    const failed = await this.jobs.failPaused(_id.toHexString(), ending);
    if (failed) await this.ends.follow(failed);
    return failed !== null;
  }
}

function reasonToEnd(
  { owner, expiresAt }: PausedJob,
  active: ReadonlySet<string>,
  now: Date,
): string | undefined {
  if (!active.has(owner.toHexString())) return MESSAGES.jobOwnerInactive;
  return expiresAt <= now ? MESSAGES.jobPausedTooLong : undefined;
}
