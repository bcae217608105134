import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { RoomLocksModule } from '../../core/database/room-locks.module';
import { SchemaChecksModule } from '../schema-checks/schema-checks.module';
import { UsageModule } from '../usage/usage.module';
import { FreeChecksRepository } from './free-checks.repository';
import { SavedSchemasRepository } from './saved-schemas.repository';
import {
  FREE_CHECKS_MODEL,
  FreeChecksSchema,
  SAVED_SCHEMA_MODEL,
  SavedSchemaSchema,
} from './saved-schemas.schema';
import { SavedSchemasService } from './saved-schemas.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SAVED_SCHEMA_MODEL, schema: SavedSchemaSchema },
      { name: FREE_CHECKS_MODEL, schema: FreeChecksSchema },
    ]),
    SchemaChecksModule,
    UsageModule,
    AccountRemovalsModule,
    RoomLocksModule,
  ],
  providers: [SavedSchemasRepository, FreeChecksRepository, SavedSchemasService],
  exports: [SavedSchemasService],
})
export class SavedSchemasModule {}
