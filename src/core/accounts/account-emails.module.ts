import { Module } from '@nestjs/common';
import { AccountEmails } from './account-emails';

@Module({ providers: [AccountEmails], exports: [AccountEmails] })
export class AccountEmailsModule {}
