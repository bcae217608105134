import { Injectable } from '@nestjs/common';
import { CHAT_PAUSE_MS } from '../../contracts/notices/channels';
import { isChat } from '../../contracts/notices/chats';
import { NOTICE_SEVERITIES } from '../../contracts/notices/notices';
import { Mailer } from '../../core/mail/mailer';
import { leavingOf } from '../../domain/notices/delivery-times';
import { ChannelsRepository } from './channels.repository';
import type { ChannelRecord } from './channels.schema';
import { DeliveriesRepository } from './deliveries.repository';
import { newDelivery } from './new-delivery';
import { NoticesRepository } from './notices.repository';
import type { NoticeRecord } from './notices.schema';

const BATCH = 50;
/** So many notices of one user may leave by one channel at the same moment before one gives up. */
const TRIES = 20;

/** Makes deliveries of a notice: one for each channel of its user that is told of such. */
@Injectable()
export class NoticeTellingService {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly channels: ChannelsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly mailer: Mailer,
  ) {}

  /** May be done again where a process died over it: a channel that was told is left alone. */
  async tell(notice: NoticeRecord, now: Date): Promise<void> {
    for (const channel of await this.channels.listOn(notice.user)) {
      if (!this.isTold(channel, notice)) continue;
      if (await this.deliveries.hasNotice(channel._id, notice._id)) continue;
      await this.tellChannel(channel, notice, now);
    }
    await this.notices.markTold(notice._id);
  }

  /** What is left of processes that died; each is told by one process. */
  async tellLeft(now: Date, until: Date): Promise<number> {
    let count = 0;
    for (;;) {
      const untold = await this.notices.listUntold(now, BATCH);
      for (const notice of untold) {
        if (!(await this.notices.claimTelling(notice, until))) continue;
        await this.tell(notice, now);
        count += 1;
      }
      if (untold.length < BATCH) return count;
    }
  }

  private isTold({ type, severity }: ChannelRecord, notice: NoticeRecord): boolean {
    if (type === 'email' && !this.mailer.isOn) return false;
    return NOTICE_SEVERITIES.indexOf(notice.severity) <= NOTICE_SEVERITIES.indexOf(severity);
  }

  private async tellChannel(channel: ChannelRecord, { _id, title }: NoticeRecord, now: Date): Promise<void> {
    let current: ChannelRecord | null = channel;
    for (let tries = 0; current && tries < TRIES; tries++) {
      const pauseMs = isChat(current.type) ? CHAT_PAUSE_MS : 0;
      const leaving = leavingOf({ ...current, pauseMs }, now);
      if ('digestAt' in leaving) {
        const digest = newDelivery(current, 'digest', '', { nextAt: leaving.digestAt, now });
        await this.deliveries.gather({ ...digest, state: 'gathering', gathering: channel._id }, _id);
        return;
      }
      if (await this.channels.keepRecent(current, leaving.recent)) {
        await this.deliveries.insert(
          newDelivery(current, 'notice', title, { nextAt: leaving.at, now, notices: [_id] }),
        );
        return;
      }
      current = await this.channels.byId(channel._id);
    }
    if (current) throw new Error('A channel is told of too many notices at the same moment.');
  }
}
