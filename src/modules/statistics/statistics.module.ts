import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { JobsModule } from '../jobs/jobs.module';
import { UsageModule } from '../usage/usage.module';
import { UsersModule } from '../users/users.module';
import { DashboardService } from './dashboard.service';
import { RollUpModule } from './roll-up.module';
import { UserStatsService } from './user-stats.service';

@Module({
  imports: [RollUpModule, AuditModule, UsageModule, UsersModule, JobsModule],
  providers: [DashboardService, UserStatsService],
  exports: [DashboardService, UserStatsService],
})
export class StatisticsModule {}
