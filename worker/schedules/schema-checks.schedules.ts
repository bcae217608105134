import { Injectable } from '@nestjs/common';
import { SchemaRunService } from '../../src/modules/schema-checks/schema-run.service';
import { HOUR_MS, type Schedule } from './schedule';

@Injectable()
export class RemoveOldSchemaChecks implements Schedule {
  readonly name = 'remove-old-schema-checks';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly runs: SchemaRunService) {}

  run(): Promise<number> {
    return this.runs.removeOld(new Date());
  }
}
