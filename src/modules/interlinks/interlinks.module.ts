import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { JobsModule } from '../jobs/jobs.module';
import { ReadingsModule } from '../readings/readings.module';
import { InterlinkDecisionsRepository } from './interlink-decisions.repository';
import { InterlinkPassesRepository } from './interlink-passes.repository';
import { InterlinkResultsRepository } from './interlink-results.repository';
import { InterlinkResultsService } from './interlink-results.service';
import { InterlinkSuggestionsRepository } from './interlink-suggestions.repository';
import { InterlinkSuggestionsService } from './interlink-suggestions.service';
import {
  INTERLINK_DECISION_MODEL,
  INTERLINK_PAGE_MODEL,
  INTERLINK_PASS_MODEL,
  INTERLINK_RUN_MODEL,
  INTERLINK_SUGGESTION_MODEL,
  InterlinkDecisionSchema,
  InterlinkPageSchema,
  InterlinkPassSchema,
  InterlinkRunSchema,
  InterlinkSuggestionSchema,
} from './interlinks.schema';
import { InterlinksService } from './interlinks.service';

/** Runs of Interlink Genius, and what their users decide of what is suggested. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: INTERLINK_RUN_MODEL, schema: InterlinkRunSchema },
      { name: INTERLINK_SUGGESTION_MODEL, schema: InterlinkSuggestionSchema },
      { name: INTERLINK_PAGE_MODEL, schema: InterlinkPageSchema },
      { name: INTERLINK_DECISION_MODEL, schema: InterlinkDecisionSchema },
      { name: INTERLINK_PASS_MODEL, schema: InterlinkPassSchema },
    ]),
    AccountRemovalsModule,
    JobsModule,
    ReadingsModule,
  ],
  providers: [
    InterlinkResultsRepository,
    InterlinkSuggestionsRepository,
    InterlinkDecisionsRepository,
    InterlinkPassesRepository,
    InterlinksService,
    InterlinkSuggestionsService,
    InterlinkResultsService,
  ],
  exports: [InterlinksService, InterlinkSuggestionsService, InterlinkResultsService],
})
export class InterlinksModule {}
