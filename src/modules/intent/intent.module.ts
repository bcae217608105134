import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { AuditModule } from '../audit/audit.module';
import { JobsModule } from '../jobs/jobs.module';
import { IntentWordsBulkService } from './intent-words-bulk.service';
import { IntentWordsService } from './intent-words.service';
import { IntentRepository } from './intent.repository';
import { IntentWordCounters } from './intent-word-counters';
import {
  INTENT_WORD_COUNTER_MODEL,
  INTENT_WORD_MODEL,
  IntentWordCounterSchema,
  IntentWordSchema,
} from './intent.schema';
import { IntentWordsImport } from './intent-words-import';
import { SharedWords } from './shared-words';
import { IntentRowsService } from './intent-rows.service';
import { IntentService } from './intent.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: INTENT_WORD_MODEL, schema: IntentWordSchema },
      { name: INTENT_WORD_COUNTER_MODEL, schema: IntentWordCounterSchema },
    ]),
    AccountRemovalsModule,
    FilesModule,
    JobsModule,
    AuditModule,
  ],
  providers: [
    IntentRepository,
    IntentWordCounters,
    SharedWords,
    IntentWordsService,
    IntentWordsBulkService,
    IntentWordsImport,
    IntentService,
    IntentRowsService,
  ],
  exports: [IntentWordsService, IntentWordsBulkService, IntentWordsImport, IntentService, IntentRowsService],
})
export class IntentModule {}
