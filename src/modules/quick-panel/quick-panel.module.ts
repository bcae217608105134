import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module';
import { NotesModule } from '../notes/notes.module';
import { UsageModule } from '../usage/usage.module';
import { QuickPanelService } from './quick-panel.service';

@Module({
  imports: [UsageModule, JobsModule, NotesModule],
  providers: [QuickPanelService],
  exports: [QuickPanelService],
})
export class QuickPanelModule {}
