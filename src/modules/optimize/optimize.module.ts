import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { MeaningModule } from '../../core/meaning/meaning.module';
import { ModelModule } from '../../core/model/model.module';
import { BriefsModule } from '../briefs/briefs.module';
import { DraftsModule } from '../drafts/drafts.module';
import { JobsModule } from '../jobs/jobs.module';
import { GoalsService } from './goals.service';
import { OptimizeRunsRepository } from './optimize-runs.repository';
import { OPTIMIZE_RUN_MODEL, OptimizeRunSchema } from './optimize-runs.schema';
import { OptimizeRunService } from './optimize-run.service';
import { OptimizeService } from './optimize.service';
import { DraftMeaningService } from './draft-meaning.service';
import { RewritesService } from './rewrites.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: OPTIMIZE_RUN_MODEL, schema: OptimizeRunSchema }]),
    AccountRemovalsModule,
    BriefsModule,
    DraftsModule,
    JobsModule,
    MeaningModule,
    ModelModule,
  ],
  providers: [
    OptimizeRunsRepository,
    GoalsService,
    OptimizeRunService,
    OptimizeService,
    RewritesService,
    DraftMeaningService,
  ],
  exports: [OptimizeRunService, OptimizeService, RewritesService, DraftMeaningService],
})
export class OptimizeModule {}
