import { Module } from '@nestjs/common';
import { ModelModule } from '../../core/model/model.module';
import { AuditModule } from '../audit/audit.module';
import { UsersModule } from '../users/users.module';
import { ModelSettingsService } from './model-settings.service';

@Module({
  imports: [ModelModule, AuditModule, UsersModule],
  providers: [ModelSettingsService],
  exports: [ModelSettingsService],
})
export class ModelSettingsModule {}
