import { Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { JOB_KINDS, JOB_STATUSES, type JobView } from '../../contracts/jobs/jobs';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { parseListQuery, sendList } from '../../core/http/list-query';
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

  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<JobView[]> {
    const parsed = parseListQuery(query, LIST);
    return sendList(reply, 'jobs', await this.jobs.list(parsed), parsed.range);
  }

  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.get(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.cancel(admin, id);
  }

  @Post(':id/retry')
  @HttpCode(200)
  retry(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.retry(admin, id);
  }
}
