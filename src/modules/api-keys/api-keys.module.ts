import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountEmailsModule } from '../../core/accounts/account-emails.module';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { RoomLocksModule } from '../../core/database/room-locks.module';
import { AuditModule } from '../audit/audit.module';
import { ApiKeySettingsRepository } from './api-key-settings.repository';
import { ApiKeysRepository } from './api-keys.repository';
import { API_KEY_MODEL, API_KEY_SETTINGS_MODEL, ApiKeySchema, ApiKeySettingsSchema } from './api-keys.schema';
import { ApiKeysService } from './api-keys.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: API_KEY_MODEL, schema: ApiKeySchema },
      { name: API_KEY_SETTINGS_MODEL, schema: ApiKeySettingsSchema },
    ]),
    AccountEmailsModule,
    AccountRemovalsModule,
    RoomLocksModule,
    AuditModule,
  ],
  providers: [ApiKeysRepository, ApiKeySettingsRepository, ApiKeysService],
  exports: [ApiKeysService],
})
export class ApiKeysModule {}
