import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import { CRAWL_MESSAGES } from '../../contracts/scraper/crawl-messages';
import type { CrawlSettingsView } from '../../contracts/scraper/crawl-reports';
import type { RobotsTestView } from '../../contracts/scraper/robots-test';
import type { CrawlView } from '../../contracts/scraper/crawls';
import { DeepenCrawlDto, RobotsTestDto, StartCrawlDto } from '../../contracts/scraper/crawls.dto';
import { JOB_STATUSES } from '../../contracts/jobs/job-states';
import { AdminOnly, ForKeys } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { sendList } from '../../core/http/list-query';
import { List, type ListOf } from '../../core/http/list-parameters';
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
@ForKeys({ read: 'results:read', write: 'tools:run' })
@ApiTags('Crawls')
@Controller('crawls')
export class CrawlsController {
  constructor(
    private readonly crawls: CrawlsService,
    private readonly robots: RobotsTestService,
  ) {}

  /** List crawls, of all admins. */
  @Get()
  async list(
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrawlView[]> {
    return sendList(reply, 'crawls', await this.crawls.list(list), list.range);
  }

  /** Start a crawl. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.crawl, tooLarge: CRAWL_MESSAGES.tooLarge, held: true })
  start(@CurrentUser() admin: AuthUser, @Body() options: StartCrawlDto): Promise<CrawlView> {
    return this.crawls.start(admin, options);
  }

  /** Read what the form of a new crawl begins with. */
  @Get('settings')
  settings(): CrawlSettingsView {
    return this.crawls.settings();
  }

  /** Test an address against robots.txt. The site’s own, or the one that is given. */
  @Post('robots-test')
  @HttpCode(200)
  @RequestBody({ maxBytes: BODY_BYTES.robots, tooLarge: CRAWL_MESSAGES.robotsTextTooLong })
  testRobots(@Body() test: RobotsTestDto): Promise<RobotsTestView> {
    return this.robots.test(test);
  }

  /** Read a crawl with its progress. */
  @Get(':id')
  get(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.get(admin, id);
  }

  /** Pause a crawl. */
  @Post(':id/pause')
  @HttpCode(200)
  pause(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.command(admin, id, 'pause');
  }

  /** Resume a crawl. */
  @Post(':id/resume')
  @HttpCode(200)
  resume(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.command(admin, id, 'resume');
  }

  /** Go on with what was beyond a crawl’s depth. Of a crawl that has ended, to a greater depth. */
  @Post(':id/deepen')
  @HttpCode(200)
  deepen(
    @CurrentUser() admin: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() { depth }: DeepenCrawlDto,
  ): Promise<CrawlView> {
    return this.crawls.deepen(admin, id, depth);
  }

  /** Stop a crawl. What it has found stays. */
  @Post(':id/cancel')
  @HttpCode(200)
  cancel(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.command(admin, id, 'cancel');
  }

  /** Delete a crawl. 409 while it is at work. */
  @Delete(':id')
  remove(@CurrentUser() admin: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<CrawlView> {
    return this.crawls.remove(admin, id);
  }
}
