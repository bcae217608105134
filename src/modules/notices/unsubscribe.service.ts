import { Injectable } from '@nestjs/common';
import type { UnsubscribedView } from '../../contracts/notices/channels';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { AppError } from '../../core/errors/app-error';
import { ActionLimits } from '../../core/throttle/action-limits';
import { ChannelEndsService } from './channel-ends.service';
import { UnsubscribeLinks } from './unsubscribe-links';

/** More than people and mail programs click: each try writes. */
const UNSUBSCRIBING = { action: 'unsubscribe', times: 20, windowMs: 5 * 60_000 };

/** Ends the mails of one channel for whoever holds the link of one of them. */
@Injectable()
export class UnsubscribeService {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly ends: ChannelEndsService,
    private readonly limits: ActionLimits,
  ) {}

  /** May be asked again and again; the answer does not tell whether there is, or was, such a channel. */
  async unsubscribe(token: string): Promise<UnsubscribedView> {
    const channel = this.links.channelOf(token);
    if (channel === null) throw new AppError('LINK_DEAD', SAYS.unsubscribeDead);
    await this.limits.count(channel, UNSUBSCRIBING);
    await this.ends.unsubscribe(channel, new Date());
    return { message: SAYS.unsubscribed };
  }
}
