import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FilesModule } from '../../core/files/files.module';
import { ModelModule } from '../../core/model/model.module';
import { JobsModule } from '../jobs/jobs.module';
import { ReadingsModule } from '../readings/readings.module';
import { HubExistingService } from './hub-existing.service';
import { HubRepository } from './hub.repository';
import { HUB_MODEL, HubSchema } from './hub.schema';
import { HubService } from './hub.service';
import { HubTextsService } from './hub-texts.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: HUB_MODEL, schema: HubSchema }]),
    AccountRemovalsModule,
    FilesModule,
    JobsModule,
    ModelModule,
    ReadingsModule,
  ],
  providers: [HubRepository, HubExistingService, HubService, HubTextsService],
  exports: [HubExistingService, HubService, HubTextsService],
})
export class HubModule {}
