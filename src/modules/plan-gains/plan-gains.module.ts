import { Module } from '@nestjs/common';
import { AccountTermsModule } from '../../core/accounts/account-terms.module';
import { NoticesModule } from '../notices/notices.module';
import { UsageModule } from '../usage/usage.module';
import { UsersModule } from '../users/users.module';
import { PlanGainsService } from './plan-gains.service';

@Module({
  imports: [AccountTermsModule, NoticesModule, UsageModule, UsersModule],
  providers: [PlanGainsService],
})
export class PlanGainsModule {}
