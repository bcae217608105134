import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { fetchSentence } from '../../contracts/scraper/fetch-messages';
import { WEBHOOK_TIMEOUT_MS } from '../../contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { FetchError } from '../../core/fetch/fetch-error';
import { SiteFetcher } from '../../core/fetch/site-fetcher';
import type { ChannelRecord } from './channels.schema';
import { ChannelSecrets } from './channel-secrets';
import type { DeliveryContent, DeliveryRecord } from './deliveries.schema';
import { webhookBody } from './delivery-content';
import { signedHeaders } from './webhook-signature';

const GONE = 410;

/** What came of a try; `aborted`: this process ends, and the try says nothing. */
export interface SendingResult {
  status?: number;
  error?: string;
  gone?: boolean;
  aborted?: boolean;
}

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
      return resultOf(status);
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      if (error.reason === 'aborted') return { aborted: true };
      return { error: error.reason === 'timeout' ? SAYS.tooSlow : fetchSentence(error.reason) };
    }
  }
}

function resultOf(status: number): SendingResult {
  if (status >= 200 && status < 300) return { status };
  if (status === GONE) return { status, error: SAYS.gone, gone: true };
  return { status, error: status >= 300 && status < 400 ? SAYS.redirected(status) : SAYS.refused(status) };
}
