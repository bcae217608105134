import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { DELIVERY_DAYS, type DeliveryView } from '../../contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import type { ListPage, ListRange, ListSort } from '../../core/database/list-page';
import { AppError, notFound } from '../../core/errors/app-error';
import { ActionLimits } from '../../core/throttle/action-limits';
import { ChannelsRepository } from './channels.repository';
import { toDeliveryView } from './channels.views';
import { DeliveriesRepository } from './deliveries.repository';

const DAY_MS = 24 * 60 * 60_000;
/** Each goes to somebody else's server: nobody floods one with them. */
const REPLAYING = { action: 'replay-delivery', times: 20, windowMs: 5 * 60_000 };

/** The log of what channels were sent. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly limits: ActionLimits,
  ) {}

  async list(
    user: AuthUser,
    channel: string,
    sort: ListSort,
    range: ListRange,
  ): Promise<ListPage<DeliveryView>> {
    if (!(await this.channels.find(user.id, channel))) throw notFound();
    const { items, total } = await this.deliveries.list(user.id, channel, sort, range);
    return { items: items.map(toDeliveryView), total };
  }

  /** Sent again under the same message id, with all its tries before it. */
  async replay(user: AuthUser, channelId: string, id: string): Promise<DeliveryView> {
    const channel = await this.channels.find(user.id, channelId);
    if (!channel || !(await this.deliveries.findOf(user.id, channelId, id))) throw notFound();
    if (channel.off) throw new AppError('CONFLICT', SAYS.off);
    await this.limits.count(user.id, REPLAYING);
    const delivery = await this.deliveries.replay(user.id, channelId, id, new Date());
    if (!delivery) throw new AppError('CONFLICT', SAYS.stillWaiting);
    return toDeliveryView(delivery);
  }

  removeOld(now: Date): Promise<number> {
    return this.deliveries.removeOlder(new Date(now.getTime() - DELIVERY_DAYS * DAY_MS));
  }
}
