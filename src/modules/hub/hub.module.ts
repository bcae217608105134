import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { HubRepository } from './hub.repository';
import { HubRunsService } from './hub-runs.service';
import { HUB_MODEL, HubSchema } from './hub.schema';
import { HubService } from './hub.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: HUB_MODEL, schema: HubSchema }]),
    AccountRemovalsModule,
    FilesModule,
    JobsModule,
  ],
  providers: [HubRepository, HubService, HubRunsService],
  exports: [HubService, HubRunsService],
})
export class HubModule {}
