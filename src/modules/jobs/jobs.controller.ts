import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { JOB_KINDS, type JobKind, type JobView } from '../../contracts/jobs/jobs';
import { AnyUser } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { AppError } from '../../core/errors/app-error';
import { sendFile } from '../../core/files/send-file';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { JobsService } from './jobs.service';

const LIST = { sort: ['id'], defaultSort: { field: 'id', direction: 'DESC' }, filter: {} } as const;

/** One's own jobs. */
@AnyUser()
@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @Query() query: { kind?: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JobView[]> {
    const { sort, range } = parseListQuery(query, LIST);
    const filter = { kind: kindOf(query.kind) };
    return sendList(reply, 'jobs', await this.jobs.list(user, { filter, sort, range }), range);
  }

  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.get(user, id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.cancel(user, id);
  }

  /** 409 where the job's kind can't be paused, and where it neither waits nor runs. */
  @Post(':id/pause')
  @HttpCode(200)
  pause(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.pause(user, id);
  }

  @Post(':id/resume')
  @HttpCode(200)
  resume(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.resume(user, id);
  }

  @Get(':id/result')
  async result(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.jobs.openResult(user, id);
    void reply.header('Cache-Control', 'private, no-store').header('X-Content-Type-Options', 'nosniff');
    return sendFile(reply, file);
  }

  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.remove(user, id);
  }
}

function kindOf(value: string | undefined): JobKind | undefined {
  if (value === undefined || value === '') return undefined;
  const kind = JOB_KINDS.find((known) => known === value);
  if (kind) return kind;
  throw new AppError('BAD_REQUEST', `kind must be one of ${JOB_KINDS.join(', ')}.`);
}
