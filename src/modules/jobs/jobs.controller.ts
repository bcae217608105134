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
import { JOB_KINDS, type JobKind } from '../../contracts/jobs/job-kinds';
import type { JobView } from '../../contracts/jobs/jobs';
import { AnyUser, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { sendFile } from '../../core/files/send-file';
import { sendList } from '../../core/http/list-query';
import { PAGE_TOOLS, type PageToolId } from '../../contracts/pages/pages.kind';
import { List, type ListOf } from '../../core/http/list-parameters';
import { AnswersFile, QueryParameters } from '../../core/http/reference/described';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { oneOf } from '../../core/http/one-of';
import { JobsService } from './jobs.service';

const LIST = { sort: ['id'], defaultSort: { field: 'id', direction: 'DESC' }, filter: {} } as const;

/** One's own jobs. */
@AnyUser()
@ForKeys({ read: 'results:read', write: 'tools:run' })
@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  /** List one’s own jobs. */
  @Get()
  @QueryParameters({
    kind: { description: 'Only the jobs of this kind.', schema: { enum: [...JOB_KINDS] } },
    tool: {
      description: 'Only the runs that were started in this tool, of a kind that serves several.',
      schema: { enum: [...PAGE_TOOLS] },
    },
  })
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) { sort, range }: ListOf<typeof LIST>,
    @Query('kind') wanted: unknown,
    @Query('tool') tool: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JobView[]> {
    const filter = { kind: kindOf(wanted), tool: toolOf(tool) };
    return sendList(reply, 'jobs', await this.jobs.list(user, { filter, sort, range }), range);
  }

  /** Read one’s own job. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.get(user, id);
  }

  /** Cancel one’s own job. */
  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.cancel(user, id);
  }

  /** Pause one’s own job. 409 where its kind can’t be paused, and where it neither waits nor runs. */
  @Post(':id/pause')
  @HttpCode(200)
  pause(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.pause(user, id);
  }

  /** Resume one’s own job. */
  @Post(':id/resume')
  @HttpCode(200)
  resume(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.resume(user, id);
  }

  /** Download the file that a job has made. */
  @Get(':id/result')
  @AnswersFile('text/csv')
  async result(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = await this.jobs.openResult(user, id);
    void reply.header('Cache-Control', 'private, no-store').header('X-Content-Type-Options', 'nosniff');
    return sendFile(reply, file);
  }

  /** Delete one’s own job and its files. It must have ended. */
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<JobView> {
    return this.jobs.remove(user, id);
  }
}

function kindOf(value: unknown): JobKind | undefined {
  if (value === undefined || value === '') return undefined;
  return oneOf(JOB_KINDS, value, `kind must be one of ${JOB_KINDS.join(', ')}.`);
}

function toolOf(value: unknown): PageToolId | undefined {
  if (value === undefined || value === '') return undefined;
  return oneOf(PAGE_TOOLS, value, `tool must be one of ${PAGE_TOOLS.join(', ')}.`);
}
