import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { CRAWL_MESSAGES } from '../../contracts/crawls/crawl-messages';
import type { CrawlSettingsView, RobotsTestView } from '../../contracts/crawls/crawl-reports';
import type { CrawlView } from '../../contracts/crawls/crawls';
import { RobotsTestDto, StartCrawlDto } from '../../contracts/crawls/crawls.dto';
import { JOB_STATUSES } from '../../contracts/jobs/jobs';
import { AdminOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { parseListQuery, sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { CrawlsService } from './crawls.service';
import { RobotsTestService } from './robots-test.service';

const LIST = {
  sort: ['createdAt', 'id'],
  defaultSort: { field: 'createdAt', direction: 'DESC' },
  filter: { status: JOB_STATUSES },
} as const;

/** Crawls, of whichever admin. */
@AdminOnly()
@ApiTags('Crawls')
@Controller('crawls')
export class CrawlsController {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly robots: RobotsTestService,
  ) {}

  @Get()
  async list(@Query() query: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<CrawlView[]> {
    const list = parseListQuery(query, LIST);
    return sendList(reply, 'crawls', await this.crawls.list(list), list.range);
  }

  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.crawl, tooLarge: CRAWL_MESSAGES.tooLarge, held: true })
  start(@CurrentUser() admin: AuthUser, @Body() options: StartCrawlDto): Promise<CrawlView> {
    return this.crawls.start(admin, options);
  }

  /** What the form of a new crawl begins with. */
  @Get('settings')
  settings(): CrawlSettingsView {
    return this.crawls.settings();
  }

  /** What the site's robots.txt, or the one that is given, says of an address. */
  @Post('robots-test')
  @HttpCode(200)
  @RequestBody({ maxBytes: BODY_BYTES.robots, tooLarge: CRAWL_MESSAGES.robotsTextTooLong })
  testRobots(@Body() test: RobotsTestDto): Promise<RobotsTestView> {
    return this.robots.test(test);
  }

  @Get(':id')
  get(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.get(admin, id);
  }

  @Post(':id/pause')
  @HttpCode(200)
  pause(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.command(admin, id, 'pause');
  }

  @Post(':id/resume')
  @HttpCode(200)
  resume(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.command(admin, id, 'resume');
  }

  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.command(admin, id, 'cancel');
  }

  /** 409 while it is at work. */
  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.remove(admin, id);
  }
}
