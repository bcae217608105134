import { Module } from '@nestjs/common';
import { JobsAdminController } from './jobs-admin.controller';
import { JobsController } from './jobs.controller';
import { JobsModule } from './jobs.module';

@Module({ imports: [JobsModule], controllers: [JobsController, JobsAdminController] })
export class JobsHttpModule {}
