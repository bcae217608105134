import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { JOB_KINDS } from '../../contracts/jobs/job-kinds';
import { JOB_STATUSES } from '../../contracts/jobs/job-states';
import type { JobView } from '../../contracts/jobs/jobs';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { sendList } from '../../core/http/list-query';
import { List, type ListOf } from '../../core/http/list-parameters';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { JobsAdminService } from './jobs-admin.service';

const LIST = {
  sort: ['id', 'kind', 'status', 'ownerEmail', 'createdAt', 'finishedAt'],
  defaultSort: { field: 'id', direction: 'DESC' },
  filter: { kind: JOB_KINDS, status: JOB_STATUSES, owner: 'id', createdAt: 'dates' },
} as const;

/** Everybody's jobs. */
@AdminOnly()
@ApiTags('Jobs')
@Controller('admin/jobs')
export class JobsAdminController {
  constructor(private readonly jobs: JobsAdminService) {}

  /** List everybody’s jobs. */
  @Get()
  async list(
    @List(LIST) parsed: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JobView[]> {
    return sendList(reply, 'jobs', await this.jobs.list(parsed), parsed.range);
  }

  /** Read anybody’s job. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.get(id);
  }

  /** Cancel anybody’s job. */
  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.cancel(admin, id);
  }

  /** Run a failed job again. */
  @Post(':id/retry')
  @HttpCode(200)
  retry(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.retry(admin, id);
  }
}
