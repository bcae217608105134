import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { isChat } from '../../contracts/notices/chats';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { retryAt, sentAt } from '../../domain/notices/delivery-times';
import { UsersService } from '../users/users.service';
import { ChannelEndsService, type DeadCounts } from './channel-ends.service';
import { ChatSender } from './chat-sender';
import { ChannelsRepository } from './channels.repository';
import type { ChannelRecord } from './channels.schema';
import { type ClaimedDelivery, DeliveriesRepository, type DeliveryEnd } from './deliveries.repository';
import type { DeliveryContent, DeliveryEntry, KeptTry } from './deliveries.schema';
import { contentOf, titleOf } from './delivery-content';
import { MailSender } from './mail-sender';
import { NoticesRepository } from './notices.repository';
import type { SendingResult } from './sending-result';
import { WebhookSender } from './webhook-sender';

/** At a time: most of a try is waiting for somebody else's server. */
const AT_ONCE = 50;
/** Who has not ended a try by then has died: a try takes ten seconds, or what a mail server takes. */
const LEASE_MS = 60_000;
/** A run leaves the rest to the next one, so that other scheduled work gets its turn. */
const RUN_MS = 10_000;

/** What says nothing of the receiver: it is told to nobody, and tried no more. */
const OURS: readonly string[] = [
  SAYS.channelOff,
  SAYS.accountInactive,
  SAYS.sampleAccount,
  SAYS.nothingLeft,
  SAYS.mailIsOff,
];

/** Sends what is due. Each try is one process's; who goes on after its death sends under the same message id. */
@Injectable()
export class DeliverySendingService {
  private readonly logger = new Logger('Notices');

  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly channels: ChannelsRepository,
    private readonly notices: NoticesRepository,
    private readonly users: UsersService,
    private readonly webhooks: WebhookSender,
    private readonly mails: MailSender,
    private readonly chats: ChatSender,
    private readonly ends: ChannelEndsService,
  ) {}

  async sendDue(now: Date): Promise<number> {
    const began = performance.now();
    let count = 0;
    do {
      const due = await this.deliveries.listDue(now, AT_ONCE);
      const sent = await Promise.all(due.map((delivery) => this.begin(delivery, now)));
      count += sent.filter(Boolean).length;
      if (due.length < AT_ONCE || !sent.some(Boolean)) break;
    } while (performance.now() - began < RUN_MS);
    return count;
  }

  /** Whether this process had the turn. What goes wrong on our side is left to the next one, when the lease has ended. */
  async begin(delivery: DeliveryEntry, now: Date): Promise<boolean> {
    const left = leftBy(delivery);
    const claimed = await this.deliveries.claim(delivery, randomUUID(), later(now, LEASE_MS), left);
    if (!claimed) return false;
    try {
      await this.send(claimed, now);
    } catch (err) {
      this.logger.error({ err, delivery: claimed._id.toHexString() }, 'A delivery could not be sent');
    }
    return true;
  }

  private async send(claimed: ClaimedDelivery, now: Date): Promise<void> {
    const channel = await this.channels.byId(claimed.channel);
    if (!channel) return this.deliveries.remove(claimed._id);
    if (claimed.kind === 'digest' && channel.timing === 'instant') {
      await this.channels.keepRecent(channel, sentAt(channel.recent, now));
    }
    const began = performance.now();
    const result = await this.try(channel, claimed, now);
    const milliseconds = Math.round(performance.now() - began);
    const endedAt = later(now, milliseconds);
    if (result.aborted) {
      return this.deliveries.giveBack(claimed, endedAt, { at: now, milliseconds, error: SAYS.cutOff });
    }
    const { status, error } = result;
    const tried = { at: now, milliseconds, ...(status && { status }), ...(error && { error }) };
    await this.end(channel, claimed, result, tried, endedAt);
  }

  private async end(
    channel: ChannelRecord,
    claimed: ClaimedDelivery,
    result: SendingResult,
    tried: KeptTry,
    endedAt: Date,
  ): Promise<void> {
    const end = endOf(claimed, result, endedAt);
    if (!(await this.deliveries.end(claimed, end, tried))) return;
    if (end.state === 'delivered') await this.channels.noteReceived(channel._id, endedAt);
    if (end.state === 'dead') await this.ends.afterDead(channel, countsOf(claimed, result), endedAt);
  }

  private async try(channel: ChannelRecord, claimed: ClaimedDelivery, now: Date): Promise<SendingResult> {
    if (channel.off && claimed.kind !== 'test') return { error: SAYS.channelOff };
    if (!(await this.users.activeUser(channel.user.toHexString()))) return { error: SAYS.accountInactive };
    const content = claimed.content ?? (await this.compose(claimed));
    if (!content) return { error: SAYS.nothingLeft };
    const { type } = channel;
    if (isChat(type)) return this.chats.send({ ...channel, type }, claimed, content, now);
    return type === 'email'
      ? this.mails.send(channel, claimed, content)
      : this.webhooks.send(channel, claimed, content, now);
  }

  /** Kept before it is sent: whoever sends it again says the same. Null where its notices are gone. */
  private async compose(claimed: ClaimedDelivery): Promise<DeliveryContent | null> {
    const content = contentOf(await this.notices.findMany(claimed.user, claimed.notices));
    if (content.notices.length === 0 && claimed.kind !== 'test') return null;
    const title = titleOf(claimed, content);
    await this.deliveries.keepContent(claimed, content, title);
    claimed.title = title;
    return content;
  }
}

/** The try of a process that has died over it: nobody knows how long it took. */
function leftBy({ token, nextAt }: DeliveryEntry): KeptTry | undefined {
  if (!token || !nextAt) return undefined;
  return { at: later(nextAt, -LEASE_MS), milliseconds: 0, error: SAYS.cutOff };
}

function endOf({ kind, begun }: ClaimedDelivery, result: SendingResult, endedAt: Date): DeliveryEnd {
  const { error, ends, waitMs } = result;
  if (error === undefined) return { state: 'delivered' };
  const nextAt = retryAt(begun, endedAt, waitMs);
  const isOver = ends !== undefined || kind === 'test' || OURS.includes(error) || nextAt === null;
  return isOver ? { state: 'dead' } : { state: 'waiting', nextAt };
}

/** What a delivery that was given up says of its channel. */
function countsOf({ kind }: ClaimedDelivery, { error = '', ends }: SendingResult): DeadCounts {
  if (ends) return ends;
  return kind === 'test' || OURS.includes(error) ? 'nothing' : 'failed';
}

function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}
