import { Injectable } from '@nestjs/common';
import { SchemaRunsService } from '../../src/modules/schema-checks/schema-runs.service';
import { HOUR_MS, type Schedule } from './schedule';

@Injectable()
export class RemoveOldSchemaChecks implements Schedule {
  readonly name = 'remove-old-schema-checks';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly runs: SchemaRunsService) {}

  run(): Promise<number> {
    return this.runs.removeOld(new Date());
  }
}
