import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { RoomLocksModule } from '../../core/database/room-locks.module';
import { DraftExportService } from './draft-export.service';
import { DraftVersionsRepository } from './draft-versions.repository';
import { DraftVersionsService } from './draft-versions.service';
import { DraftsRepository } from './drafts.repository';
import { DRAFT_MODEL, DRAFT_VERSION_MODEL, DraftSchema, DraftVersionSchema } from './drafts.schema';
import { DraftsService } from './drafts.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DRAFT_MODEL, schema: DraftSchema },
      { name: DRAFT_VERSION_MODEL, schema: DraftVersionSchema },
    ]),
    AccountRemovalsModule,
    RoomLocksModule,
  ],
  providers: [
    DraftsRepository,
    DraftVersionsRepository,
    DraftsService,
    DraftVersionsService,
    DraftExportService,
  ],
  exports: [DraftsService, DraftVersionsService, DraftExportService],
})
export class DraftsModule {}
