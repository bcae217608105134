import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type { SampleWatchView, WatchIgnoreView } from '../../contracts/watches/watch-history';
import type {
  WatchBulkView,
  WatchImportView,
  WatchPreviewView,
  WatchRow,
  WatchTag,
  WatchTermsView,
  WatchView,
} from '../../contracts/watches/watches';
import {
  ChangeWatchDto,
  WatchBulkDto,
  WatchDto,
  WatchIgnoreDto,
  WatchImportDto,
  WatchPreviewDto,
} from '../../contracts/watches/watches.dto';
import { ForTool } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { BODY_BYTES, RequestBody } from '../../core/http/body-limits';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { WatchActionsService } from './watch-actions.service';
import { WatchChangesService } from './watch-changes.service';
import { WatchIgnoreService } from './watch-ignore.service';
import { WatchImportService } from './watch-import.service';
import { WatchPreviewService } from './watch-preview.service';
import { WATCHES_LIST } from './watches-list';
import { WatchesService } from './watches.service';

/** One's own watched pages. */
@ForTool('content-detection')
@ApiTags('Watched pages')
@Controller('watches')
export class WatchesController {
  constructor(
    private readonly watches: WatchesService,
    private readonly actions: WatchActionsService,
    private readonly previews: WatchPreviewService,
    private readonly imports: WatchImportService,
    private readonly ignoring: WatchIgnoreService,
    private readonly changes: WatchChangesService,
  ) {}

  /** List one’s own watched pages. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(WATCHES_LIST) list: ListOf<typeof WATCHES_LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WatchRow[]> {
    return sendList(reply, 'watches', await this.watches.list(user, list), list.range);
  }

  /** Read how many pages one may watch, and how often they are checked. */
  @Get('terms')
  terms(@CurrentUser() user: AuthUser): Promise<WatchTermsView> {
    return this.watches.termsView(user);
  }

  /** List the tags of one’s own watched pages. */
  @Get('tags')
  tags(@CurrentUser() user: AuthUser): Promise<WatchTag[]> {
    return this.watches.tags(user);
  }

  /** Read three watched pages as samples. Nothing is fetched or kept. */
  @Get('sample')
  sample(): SampleWatchView[] {
    return this.changes.sample();
  }

  /** Show what of a page would be compared. It is fetched once. */
  @Post('preview')
  @RequestBody({ maxBytes: BODY_BYTES.watch })
  @HttpCode(200)
  preview(@CurrentUser() user: AuthUser, @Body() wanted: WatchPreviewDto): Promise<WatchPreviewView> {
    return this.previews.preview(user, wanted);
  }

  /** Watch many pages. Each line is told what became of it. */
  @Post('import')
  @RequestBody({ maxBytes: BODY_BYTES.watches })
  @HttpCode(200)
  import(
    @CurrentUser() user: AuthUser,
    @Body() { text, ...settings }: WatchImportDto,
  ): Promise<WatchImportView> {
    return this.imports.add(user, text, settings);
  }

  /** Pause, resume, check or delete several watched pages, by their ids or all that a filter finds. What is refused is told of each. */
  @Post('bulk')
  @HttpCode(200)
  bulk(
    @CurrentUser() user: AuthUser,
    @Body() { action, ...selection }: WatchBulkDto,
  ): Promise<WatchBulkView> {
    return this.actions.bulk(user, action, selection);
  }

  /** Watch a page. */
  @Post()
  @RequestBody({ maxBytes: BODY_BYTES.watch })
  add(@CurrentUser() user: AuthUser, @Body() watch: WatchDto): Promise<WatchView> {
    return this.watches.add(user, watch);
  }

  /** Read a watched page. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<WatchView> {
    return this.watches.get(user, id);
  }

  /** Change how a page is watched. What is left out stays as it is; another part of it begins with a new baseline. */
  @Put(':id')
  @RequestBody({ maxBytes: BODY_BYTES.watch })
  change(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() changes: ChangeWatchDto,
  ): Promise<WatchView> {
    return this.watches.change(user, id, changes);
  }

  /** Stop watching a page. All that was kept of it is deleted. */
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<WatchView> {
    return this.watches.remove(user, id);
  }

  /** Check a watched page now. */
  @Post(':id/check')
  @HttpCode(200)
  check(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<WatchView> {
    return this.actions.check(user, id);
  }

  /** Pause a watched page. */
  @Post(':id/pause')
  @HttpCode(200)
  pause(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<WatchView> {
    return this.actions.pause(user, id);
  }

  /** Resume a watched page. */
  @Post(':id/resume')
  @HttpCode(200)
  resume(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<WatchView> {
    return this.actions.resume(user, id);
  }

  /** Take what is on the page now as the new baseline. */
  @Post(':id/baseline')
  @HttpCode(200)
  baseline(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<WatchView> {
    return this.watches.acceptAsBaseline(user, id);
  }

  /** Ignore a text, a place or a kind of text. Without `apply` it only counts the past alarms that it would have stopped. */
  @Post(':id/ignore')
  @HttpCode(200)
  ignore(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() wanted: WatchIgnoreDto,
  ): Promise<WatchIgnoreView> {
    return this.ignoring.ignore(user, id, wanted);
  }
}
