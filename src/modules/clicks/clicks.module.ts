import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { GO_CLICKS_MODEL, GO_LINK_MODEL, GoClicksSchema, GoLinkSchema } from './clicks.schema';
import { ClicksService } from './clicks.service';
import { ClicksUpkeepService } from './clicks-upkeep.service';
import { GoClicksRepository } from './go-clicks.repository';
import { GoLinksRepository } from './go-links.repository';
import { GoVisitsService } from './go-visits.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: GO_LINK_MODEL, schema: GoLinkSchema },
      { name: GO_CLICKS_MODEL, schema: GoClicksSchema },
    ]),
    AccountRemovalsModule,
  ],
  providers: [GoLinksRepository, GoClicksRepository, ClicksService, GoVisitsService, ClicksUpkeepService],
  exports: [ClicksService, GoVisitsService, ClicksUpkeepService],
})
export class ClicksModule {}
