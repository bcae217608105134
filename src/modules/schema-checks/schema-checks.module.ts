import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountRemovalsModule } from '../../core/accounts/account-removals.module';
import { FetchModule } from '../../core/fetch/fetch.module';
import { FilesModule } from '../../core/files/files.module';
import { JobsModule } from '../jobs/jobs.module';
import { SchemaChecksRepository } from './schema-checks.repository';
import { SCHEMA_CHECK_MODEL, SchemaCheckSchema } from './schema-checks.schema';
import { SchemaChecksService } from './schema-checks.service';
import { SchemaRunService } from './schema-run.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: SCHEMA_CHECK_MODEL, schema: SchemaCheckSchema }]),
    AccountRemovalsModule,
    FetchModule,
    FilesModule,
    JobsModule,
  ],
  providers: [SchemaChecksRepository, SchemaChecksService, SchemaRunService],
  exports: [SchemaChecksService, SchemaRunService],
})
export class SchemaChecksModule {}
