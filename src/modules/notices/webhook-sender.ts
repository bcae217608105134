import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { WEBHOOK_TIMEOUT_MS } from '../../contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import type { ChannelRecord } from './channels.schema';
import { ChannelSecrets } from './channel-secrets';
import type { DeliveryContent, DeliveryRecord } from './deliveries.schema';
import { webhookBody } from './delivery-content';
import { resultOfError, resultOfStatus, type SendingResult } from './sending-result';
import { signedHeaders } from './webhook-signature';

const GONE = 410;

/** Posts deliveries to webhooks, signed after Standard Webhooks. */
@Injectable()
export class WebhookSender {
  private readonly publicUrl: string;

  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly secrets: ChannelSecrets,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    this.publicUrl = publicUrl;
  }

  async send(
    channel: ChannelRecord,
    delivery: DeliveryRecord,
    content: DeliveryContent,
    at: Date,
  ): Promise<SendingResult> {
    const secrets = this.secrets.valid(channel, at);
    if (secrets.length === 0) return { error: SAYS.secretUnreadable };
    const body = webhookBody(delivery, content, this.publicUrl);
    const signed = signedHeaders({ id: delivery.messageId, at, body }, secrets);
    try {
      const status = await this.fetcher.post(channel.address, {
        headers: { 'content-type': 'application/json', accept: '*/*', ...signed },
        body,
        timeoutMs: WEBHOOK_TIMEOUT_MS,
      });
      return status === GONE ? { status, error: SAYS.gone, ends: 'gone' } : resultOfStatus(status);
    } catch (error) {
      return resultOfError(error);
    }
  }
}
