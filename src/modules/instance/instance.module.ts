import { Module } from '@nestjs/common';
import { MailModule } from '../../core/mail/mail.module';
import { InstanceService } from './instance.service';

@Module({ imports: [MailModule], providers: [InstanceService], exports: [InstanceService] })
export class InstanceModule {}
