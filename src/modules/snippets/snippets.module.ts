import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { RoomLocksModule } from '../../core/database/room-locks.module';
import { ScraperModule } from '../scraper/scraper.module';
import { SnippetPreviewService } from './snippet-preview.service';
import { SnippetsRepository } from './snippets.repository';
import { SNIPPET_MODEL, SnippetSchema } from './snippets.schema';
import { SnippetsService } from './snippets.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SNIPPET_MODEL, schema: SnippetSchema }]),
    AccountRemovalsModule,
    RoomLocksModule,
    ScraperModule,
  ],
  providers: [SnippetsRepository, SnippetsService, SnippetPreviewService],
  exports: [SnippetsService, SnippetPreviewService],
})
export class SnippetsModule {}
