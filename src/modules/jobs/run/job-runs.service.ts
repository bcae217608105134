import { Injectable, Logger } from '@nestjs/common';
import type { AuthUser } from '../../../contracts/access/access';
import type { JobInput, JobKind, JobMap } from '../../../contracts/jobs/job-kinds';
import type { JobView } from '../../../contracts/jobs/jobs';
import { MESSAGES } from '../../../contracts/messages';
import { AppError } from '../../../core/errors/app-error';
import { UsersService } from '../../users/users.service';
import { JobRemovalsService } from '../job-removals.service';
import { JobEnds } from '../end/job-ends';
import { endFieldsOf, failureOf } from '../end/job-end-fields';
import { JobProgressRepository } from './job-progress.repository';
import { JobsRepository, RUNNABLE_STATUSES } from '../jobs.repository';
import { MAX_LOST_RUNS } from '../jobs.schema';

/** A job that its worker begins. */
export interface StartedJob<Kind extends JobKind = JobKind> {
  id: string;
  owner: AuthUser;
  parameters: JobMap[Kind]['parameters'];
  input: JobInput<Kind>;
}

/** The life of a job as its worker leads it: queued → running → done or failed. Every step is one conditional update. */
@Injectable()
export class JobRunsService {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly jobs: JobsRepository,
    private readonly progress: JobProgressRepository,
    private readonly users: UsersService,
    private readonly ends: JobEnds,
    private readonly removals: JobRemovalsService,
  ) {}

  /**
   * Null when the job is ended, paused or gone: there is nothing to do. One whose owner may do nothing more ends here, and
   * so does one that ended the process of each of its last runs. `isAgain`: the caller's own last run of it has ended.
   */
  async start(id: string, { isAgain = false } = {}): Promise<StartedJob | null> {
    const record = await this.jobs.start(id, new Date(), isAgain);
    if (!record) {
      await this.failLost(id);
      return null;
    }
    const owner = await this.users.activeUser(record.owner.toHexString());
    if (!owner) {
      await this.endOfInactive(id);
      return null;
    }
    const { parameters, input } = record;
    return { id, owner, parameters, input };
  }

  /** Whether the job still runs; a job that runs no more keeps what it had. */
  report(id: string, progress: JobView['progress']): Promise<boolean> {
    return this.progress.set(id, progress);
  }

  /** Its owner has a first result; false where the job runs no more, and nothing must be shown. */
  markDelivered(id: string): Promise<boolean> {
    return this.jobs.markDelivered(id);
  }

  /** Whether the job still runs; one whose owner may do nothing more meanwhile ends here. */
  async isRunning({ id, owner }: Pick<StartedJob, 'id' | 'owner'>): Promise<boolean> {
    if (!(await this.jobs.hasStatus(id, ['running']))) return false;
    return (await this.users.activeUser(owner.id)) !== null || this.endOfInactive(id);
  }

  isQueued(id: string): Promise<boolean> {
    return this.jobs.hasStatus(id, ['queued']);
  }

  isRunnable(id: string): Promise<boolean> {
    return this.jobs.hasStatus(id, RUNNABLE_STATUSES);
  }

  /** Whether this run ended the job: of two the first does. */
  async complete(id: string, result: JobMap[JobKind]['result'], outputFile?: string): Promise<boolean> {
    const ending = { ...endFieldsOf('done', new Date()), result, ...(outputFile && { outputFile }) };
    const completed = await this.jobs.complete(id, ending);
    if (completed) await this.ends.follow(completed);
    return completed !== null;
  }

  /** Ends a job with a sentence for its owner and the reason for the admin. */
  async fail(id: string, error: unknown): Promise<void> {
    const failed = await this.jobs.fail(id, { ...endFieldsOf('failed', new Date()), ...failureOf(error) });
    if (failed) await this.ends.follow(failed);
  }

  private async endOfInactive(id: string): Promise<false> {
    await this.fail(id, new AppError('JOB_FAILED', MESSAGES.jobOwnerInactive));
    return false;
  }

  /** A run notices late that its job is removed: what it has written meanwhile goes as well. */
  async clearIfRemoved(kind: JobKind, id: string): Promise<void> {
    try {
      if (!(await this.jobs.isKept(id, new Date()))) await this.removals.documents(kind, id);
    } catch (err) {
      this.logger.warn({ err, jobId: id }, 'What a removed job left behind could not be removed');
    }
  }

  /** The queue counts lost runs as well, but only until it loses its data or is asked for the job anew. */
  private async failLost(id: string): Promise<void> {
    const cause = new Error(`The last ${MAX_LOST_RUNS} runs never ended: their process died.`);
    const error = new AppError('JOB_FAILED', MESSAGES.jobLost, { cause });
    const failed = await this.jobs.failLost(id, {
      ...endFieldsOf('failed', new Date()),
      ...failureOf(error),
    });
    if (failed) await this.ends.follow(failed);
  }

  /** This run is over, whatever became of its job. */
  letGo(id: string): Promise<void> {
    return this.ends.letGo(id);
  }

  /** A running job waits again: its worker stops or will try once more. */
  release(id: string): Promise<void> {
    return this.jobs.release(id);
  }
}
