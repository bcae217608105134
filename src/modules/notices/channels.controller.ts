import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { AuthUser } from '../../contracts/access/access';
import type {
  ChannelOptions,
  ChannelTestView,
  ChannelView,
  ChannelWithSecret,
  DeliveryView,
} from '../../contracts/notices/channels';
import { ChannelDto } from '../../contracts/notices/channels.dto';
import { AnyUser, OwnerOnly } from '../../core/auth/access.decorator';
import { CurrentUser } from '../../core/auth/current-user.decorator';
import { List, type ListOf } from '../../core/http/list-parameters';
import { sendList } from '../../core/http/list-query';
import { ObjectIdPipe } from '../../core/http/object-id.pipe';
import { ChannelsService } from './channels.service';
import { DeliveriesService } from './deliveries.service';

const LIST = {
  sort: ['createdAt', 'id'],
  defaultSort: { field: 'createdAt', direction: 'ASC' },
  filter: {},
} as const;
const LOG = { ...LIST, defaultSort: { field: 'createdAt', direction: 'DESC' } } as const;

/** How the caller's own notifications leave the app: by email, in chats and by webhooks. */
@AnyUser()
@OwnerOnly()
@ApiTags('Notices')
@Controller('channels')
export class ChannelsController {
  constructor(
    private readonly channels: ChannelsService,
    private readonly deliveries: DeliveriesService,
  ) {}

  /** List one’s own channels. */
  @Get()
  async list(
    @CurrentUser() user: AuthUser,
    @List(LIST) list: ListOf<typeof LIST>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChannelView[]> {
    const { sort, range } = list;
    return sendList(reply, 'channels', await this.channels.list(user, sort, range), range);
  }

  /** Read which channels can be set up here. */
  @Get('options')
  options(@CurrentUser() user: AuthUser): Promise<ChannelOptions> {
    return this.channels.options(user);
  }

  /** Create a channel. The secret of a webhook is told here and never again; the URL of a chat is told nowhere. */
  @Post()
  create(@CurrentUser() user: AuthUser, @Body() entered: ChannelDto): Promise<ChannelWithSecret> {
    return this.channels.create(user, entered);
  }

  /** Read a channel. */
  @Get(':id')
  get(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<ChannelView> {
    return this.channels.get(user, id);
  }

  /** Change a channel, or switch it on or off. Its type stays. */
  @Put(':id')
  update(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Body() entered: ChannelDto,
  ): Promise<ChannelView> {
    return this.channels.update(user, id, entered);
  }

  /** Delete a channel with its delivery log. */
  @Delete(':id')
  remove(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<ChannelView> {
    return this.channels.remove(user, id);
  }

  /** Send a test through a channel, and wait for what comes of it. */
  @Post(':id/test')
  @HttpCode(200)
  test(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<ChannelTestView> {
    return this.channels.test(user, id);
  }

  /** Replace the secret of a webhook. The one before stays valid for 24 hours: both sign until then. */
  @Post(':id/rotate')
  @HttpCode(200)
  rotate(@CurrentUser() user: AuthUser, @Param('id', ObjectIdPipe) id: string): Promise<ChannelWithSecret> {
    return this.channels.rotate(user, id);
  }

  /** List what a channel was sent in the last 30 days. */
  @Get(':id/deliveries')
  async log(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @List(LOG) list: ListOf<typeof LOG>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeliveryView[]> {
    const { sort, range } = list;
    return sendList(reply, 'deliveries', await this.deliveries.list(user, id, sort, range), range);
  }

  /** Send a delivery again, under the same message id. */
  @Post(':id/deliveries/:delivery/replay')
  @HttpCode(200)
  replay(
    @CurrentUser() user: AuthUser,
    @Param('id', ObjectIdPipe) id: string,
    @Param('delivery', ObjectIdPipe) delivery: string,
  ): Promise<DeliveryView> {
    return this.deliveries.replay(user, id, delivery);
  }
}
