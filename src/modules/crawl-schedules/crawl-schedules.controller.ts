import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { CRAWL_MESSAGES } from '../../contracts/scraper/crawl-messages';
import type { CrawlScheduleDetail, CrawlScheduleView } from '../../contracts/scraper/crawl-schedules';
import { CrawlScheduleDto } from '../../contracts/scraper/crawl-schedules.dto';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { sendList } from '../../core/http/list-query';
import { List, type ListOf } from '../../core/http/list-parameters';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { CrawlScheduleRunsService } from './crawl-schedule-runs.service';
import { CrawlSchedulesService } from './crawl-schedules.service';

const LIST = {
  sort: ['createdAt', 'id'],
  defaultSort: { field: 'createdAt', direction: 'DESC' },
  filter: {},
} as const;
const BODY = { maxBytes: BODY_BYTES.crawl, tooLarge: CRAWL_MESSAGES.tooLarge, held: true };

/** Crawls that are done again and again: the caller's own. */
@AdminOnly()
@ForKeys({ read: 'results:read', write: 'tools:run' })
@ApiTags('Crawls')
@Controller('crawl-schedules')
export class CrawlSchedulesController {
  constructor(
    private readonly schedules: CrawlSchedulesService,
    private readonly runs: CrawlScheduleRunsService,
  ) {}

  /** List one’s own crawl schedules. */
  @Get()
  async list(
    @CurrentUser() admin: AuthUser,
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrawlScheduleView[]> {
    const { sort, range } = list;
    return sendList(reply, 'crawl-schedules', await this.schedules.list(admin, sort, range), range);
  }

  /** Create a crawl schedule. */
  @Post()
  @RequestBody(BODY)
  create(@CurrentUser() admin: AuthUser, @Body() entered: CrawlScheduleDto): Promise<CrawlScheduleView> {
    return this.schedules.create(admin, entered);
  }

  /** Read a crawl schedule with its latest crawls. */
  @Get(':id')
  get(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlScheduleDetail> {
    return this.schedules.get(admin, id);
  }

  /** Change a crawl schedule. */
  @Put(':id')
  @RequestBody(BODY)
  update(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() entered: CrawlScheduleDto,
  ): Promise<CrawlScheduleView> {
    return this.schedules.update(admin, id, entered);
  }

  /** Pause a crawl schedule. */
  @Post(':id/pause')
  @HttpCode(200)
  pause(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlScheduleView> {
    return this.schedules.pause(admin, id);
  }

  /** Resume a crawl schedule. */
  @Post(':id/resume')
  @HttpCode(200)
  resume(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlScheduleView> {
    return this.schedules.resume(admin, id);
  }

  /** Start a schedule’s crawl now. 409 while its crawl before is under way. */
  @Post(':id/run')
  @HttpCode(200)
  run(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlScheduleView> {
    return this.runs.runNow(admin, id);
  }

  /** Delete a crawl schedule. The crawls that it has started stay. */
  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlScheduleView> {
    return this.schedules.remove(admin, id);
  }
}
