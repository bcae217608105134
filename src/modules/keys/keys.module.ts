import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountEmailsModule } from '../../core/accounts/account-emails.module';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { AuditModule } from '../audit/audit.module';
import { UsageModule } from '../usage/usage.module';
import { KeysRepository } from './keys.repository';
import { KEY_MODEL, KeySchema } from './keys.schema';
import { KeysService } from './keys.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: KEY_MODEL, schema: KeySchema }]),
    AccountEmailsModule,
    AccountRemovalsModule,
    AuditModule,
    UsageModule,
  ],
  providers: [KeysRepository, KeysService],
  exports: [KeysService],
})
export class KeysModule {}
