import { Module } from '@nestjs/common';
import { AccountTerms } from './account-terms';

@Module({ providers: [AccountTerms], exports: [AccountTerms] })
export class AccountTermsModule {}
