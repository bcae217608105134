import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import { NOTICE_MESSAGES as SAYS } from '../../contracts/notices/notice-messages';
import { Mailer } from '../../core/mail/mailer';
import { InstanceService } from '../instance/instance.service';
import { UsersService } from '../users/users.service';
import type { ChannelRecord } from './channels.schema';
import type { DeliveryContent, DeliveryRecord } from './deliveries.schema';
import { noticeMail } from './notice-mails';
import { UnsubscribeLinks } from './unsubscribe-links';
import type { SendingResult } from './sending-result';

/** Mails deliveries to the address that the account has now. */
@Injectable()
export class MailSender {
  private readonly logger = new Logger('Notices');
  private readonly publicUrl: string;

  constructor(
    private readonly mailer: Mailer,
    private readonly users: UsersService,
    private readonly instance: InstanceService,
    private readonly links: UnsubscribeLinks,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    this.publicUrl = publicUrl;
  }

  async send(
    channel: ChannelRecord,
    delivery: DeliveryRecord,
    content: DeliveryContent,
  ): Promise<SendingResult> {
    if (!this.mailer.isOn) return { error: SAYS.mailIsOff };
    const to = await this.users.mailbox(delivery.user.toHexString());
    if (to === 'inactive') return { error: SAYS.accountInactive };
    if (to === 'sample') return { error: SAYS.sampleAccount };
    const sender = await this.instance.view();
    const token = this.links.tokenOf(channel._id);
    const frame = { to, sender, publicUrl: this.publicUrl, channel, token };
    try {
      await this.mailer.send(noticeMail(delivery, content, frame));
      return {};
    } catch (error) {
      this.logger.warn(`A notice could not be mailed: ${(error as Error).message}`);
      return { error: SAYS.mailRefused };
    }
  }
}
