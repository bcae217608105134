import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { LONGEST_WAIT_MS, WEBHOOK_TIMEOUT_MS } from '../../contracts/notices/channels';
import { CHATS, type ChatType } from '../../contracts/notices/chats';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { retryAfterMs } from '../../core/fetch/retry-after';
import { type PostAnswer, SiteFetcher } from '../../core/fetch/site-fetcher';
import { fittingPayload } from '../../domain/notices/chats/chat-message';
import { CHAT_RECEIVERS } from '../../domain/notices/chats/chat-receivers';
import { InstanceService } from '../instance/instance.service';
import type { ChannelRecord } from './channels.schema';
import { ChannelSecrets } from './channel-secrets';
import { chatMessage } from './chat-content';
import type { DeliveryContent, DeliveryRecord } from './deliveries.schema';
import { resultOfError, resultOfStatus, type SendingResult } from './sending-result';

const TOO_MANY = 429;

/** Posts deliveries to chats, each in its own form. */
@Injectable()
export class ChatSender {
  private readonly publicUrl: string;

  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly secrets: ChannelSecrets,
    private readonly instance: InstanceService,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    this.publicUrl = publicUrl;
  }

  async send(
    channel: ChannelRecord & { type: ChatType },
    delivery: DeliveryRecord,
    content: DeliveryContent,
    at: Date,
  ): Promise<SendingResult> {
    const [address] = this.secrets.valid(channel, at);
    if (address === undefined) return { error: SAYS.chatUnreadable };
    const { name: sender } = await this.instance.view();
    const message = chatMessage(delivery, content, { sender, publicUrl: this.publicUrl });
    const payload = fittingPayload(CHAT_RECEIVERS[channel.type], message, channel.chat ?? '');
    try {
      const answer = await this.fetcher.postForAnswer(address, {
        headers: { 'content-type': 'application/json', accept: '*/*' },
        body: JSON.stringify(payload),
        timeoutMs: WEBHOOK_TIMEOUT_MS,
      });
      return resultOf(channel.type, answer, at);
    } catch (error) {
      return resultOfError(error);
    }
  }
}

function resultOf(type: ChatType, { status, text, retryAfter }: PostAnswer, at: Date): SendingResult {
  const { label } = CHATS[type];
  const { isRemoved, isUnknown, waitSeconds } = CHAT_RECEIVERS[type].refusal({ status, text });
  if (isRemoved) return { status, error: SAYS.chatRemoved(label, status), ends: 'removed' };
  if (isUnknown) return { status, error: SAYS.chatUnknown };
  if (status !== TOO_MANY) return resultOfStatus(status);
  const asked = waitSeconds === undefined ? retryAfterMs(retryAfter, at.getTime(), LONGEST_WAIT_MS) : null;
  const waitMs = asked ?? Math.min(Math.ceil((waitSeconds ?? 0) * 1_000), LONGEST_WAIT_MS);
  return { status, error: SAYS.chatTooMany(label), waitMs };
}
