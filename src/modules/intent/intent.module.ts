import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { AuditModule } from '../audit/audit.module';
import { JobsModule } from '../jobs/jobs.module';
import { IntentWordsService } from './intent-words.service';
import { IntentRepository } from './intent.repository';
import { INTENT_WORD_MODEL, IntentWordSchema } from './intent.schema';
import { IntentService } from './intent.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: INTENT_WORD_MODEL, schema: IntentWordSchema }]),
    AccountRemovalsModule,
    FilesModule,
    JobsModule,
    AuditModule,
  ],
  providers: [IntentRepository, IntentWordsService, IntentService],
  exports: [IntentWordsService, IntentService],
})
export class IntentModule {}
