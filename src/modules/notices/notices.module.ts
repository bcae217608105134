import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FetchModule } from '../../core/fetch/fetch.module';
import { MailModule } from '../../core/mail/mail.module';
import { InstanceModule } from '../instance/instance.module';
import { UsersModule } from '../users/users.module';
import { ChannelEndsService } from './channel-ends.service';
import { ChannelSecrets } from './channel-secrets';
import { ChannelSettingsReader } from './channel-settings';
import { ChannelsRepository } from './channels.repository';
import { CHANNEL_MODEL, ChannelSchema } from './channels.schema';
import { ChannelsService } from './channels.service';
import { ChatSender } from './chat-sender';
import { DeliveriesRepository } from './deliveries.repository';
import { DELIVERY_MODEL, DeliverySchema } from './deliveries.schema';
import { DeliveriesService } from './deliveries.service';
import { DeliverySendingService } from './delivery-sending.service';
import { MailSender } from './mail-sender';
import { NoticeTellingService } from './notice-telling.service';
import { NoticesRepository } from './notices.repository';
import { NOTICE_MODEL, NoticeSchema } from './notices.schema';
import { NoticesService } from './notices.service';
import { UnsubscribeLinks } from './unsubscribe-links';
import { UnsubscribeService } from './unsubscribe.service';
import { WebhookSender } from './webhook-sender';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTICE_MODEL, schema: NoticeSchema },
      { name: CHANNEL_MODEL, schema: ChannelSchema },
      { name: DELIVERY_MODEL, schema: DeliverySchema },
    ]),
    AccountRemovalsModule,
    FetchModule,
    MailModule,
    InstanceModule,
    UsersModule,
  ],
  providers: [
    NoticesRepository,
    NoticesService,
    NoticeTellingService,
    ChannelsRepository,
    ChannelSecrets,
    ChannelSettingsReader,
    ChannelsService,
    ChannelEndsService,
    DeliveriesRepository,
    DeliveriesService,
    DeliverySendingService,
    WebhookSender,
    ChatSender,
    MailSender,
    UnsubscribeLinks,
    UnsubscribeService,
  ],
  exports: [NoticesService, ChannelsService, DeliveriesService, DeliverySendingService, UnsubscribeService],
})
export class NoticesModule {}
