import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import {
  ALL_NOTICE_KINDS,
  NOTICE_SEVERITIES,
  type NoticeView,
  type UnreadView,
} from '../../contracts/notices/notices';
import { ReadNoticesDto } from '../../contracts/notices/notices.dto';
import { AnyUser, OwnerOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { NoticesService } from './notices.service';

const LIST = {
  sort: ['at', 'id'],
  defaultSort: { field: 'at', direction: 'DESC' },
  filter: { unread: 'boolean', severity: { anyOf: NOTICE_SEVERITIES }, kind: ALL_NOTICE_KINDS },
} as const;

/** The caller's own notifications. */
@AnyUser()
@ApiTags('Notices')
@Controller('notices')
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  /** List one’s own notifications. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NoticeView[]> {
    const { filter, sort, range } = list;
    return sendList(reply, 'notices', await this.notices.list(user, filter, sort, range), range);
  }

  /** Count one’s own unread notifications. 100 stands for that many or more. */
  @Get('unread')
  unread(@CurrentUser() user: AuthUser): Promise<UnreadView> {
    return this.notices.unread(user);
  }

  /** Mark all notifications as read, or those up to a moment. */
  @OwnerOnly()
  @Post('read-all')
  @HttpCode(200)
  readAll(@CurrentUser() user: AuthUser, @Body() { until }: ReadNoticesDto): Promise<UnreadView> {
    return this.notices.markAllRead(user, until === undefined ? undefined : new Date(until));
  }

  /** Mark a notice as read. */
  @OwnerOnly()
  @Post(':id/read')
  @HttpCode(200)
  read(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<NoticeView> {
    return this.notices.markRead(user, id);
  }

  /** Delete a notice. */
  @OwnerOnly()
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<NoticeView> {
    return this.notices.remove(user, id);
  }
}
