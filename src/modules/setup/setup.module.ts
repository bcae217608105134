import { Module } from '@nestjs/common';
import { PermissionsModule } from '../permissions/permissions.module';
import { PlansModule } from '../plans/plans.module';
import { PplModule } from '../ppl/ppl.module';
import { UsageModule } from '../usage/usage.module';
import { UsersModule } from '../users/users.module';
import { SetupMarks } from './setup-marks';
import { SetupService } from './setup.service';

@Module({
  imports: [PermissionsModule, PlansModule, PplModule, UsageModule, UsersModule],
  providers: [SetupMarks, SetupService],
  exports: [SetupService],
})
export class SetupModule {}
