import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { DEAD_BEFORE_OFF, type OffReason } from '../../contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { CHANNELS_PATH } from '../../contracts/notices/notices';
import { ChannelsRepository } from './channels.repository';
import type { ChannelRecord } from './channels.schema';
import { DeliveriesRepository } from './deliveries.repository';
import { NoticesService } from './notices.service';

const OFF_SENTENCES = {
  gone: SAYS.offByGone,
  removed: SAYS.offByRemoval,
  failures: SAYS.offByFailures,
  unsubscribed: SAYS.offByLink,
} satisfies Partial<Record<OffReason, string>>;

/** What a delivery that was given up says of its channel: that it has ended, that it failed once more, or nothing. */
export type DeadCounts = 'gone' | 'removed' | 'failed' | 'nothing';

/** Switches off channels that nothing arrives by or whose mails are unsubscribed from, and tells their owners. */
@Injectable()
export class ChannelEndsService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly notices: NoticesService,
  ) {}

  async afterDead(channel: ChannelRecord, counts: DeadCounts, at: Date): Promise<void> {
    const dead = await this.channels.noteDead(channel._id, at, counts === 'failed');
    if (counts === 'gone' || counts === 'removed') await this.switchOff(channel, counts, at);
    else if (counts === 'failed' && dead >= DEAD_BEFORE_OFF) await this.switchOff(channel, 'failures', at);
  }

  /** By the link of one of its mails. One that is off already, or is gone, stays so. */
  async unsubscribe(id: string, at: Date): Promise<void> {
    const channel = await this.channels.byId(new Types.ObjectId(id));
    if (channel) await this.switchOff(channel, 'unsubscribed', at);
  }

  private async switchOff(
    channel: ChannelRecord,
    reason: keyof typeof OFF_SENTENCES,
    at: Date,
  ): Promise<void> {
    if (!(await this.channels.switchOff(channel._id, at, reason))) return;
    const name = channel.type === 'email' ? SAYS.emailName : channel.name;
    const id = channel._id.toHexString();
    await this.notices.publish({
      user: channel.user.toHexString(),
      kind: 'channel.disabled',
      key: `channel-disabled:${id}:${at.getTime()}`,
      severity: 'warning',
      title: SAYS.offTitle(name),
      body: OFF_SENTENCES[reason],
      link: CHANNELS_PATH,
      details: { channel: id, reason },
      at,
    });
    await this.deliveries.giveUpOf(channel._id, { at, milliseconds: 0, error: SAYS.channelOff });
  }
}
