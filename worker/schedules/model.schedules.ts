import { Injectable } from '@nestjs/common';
import { ModelRecords } from '../../src/core/model/model-records';
import { HOUR_MS, type Schedule } from './schedule';

@Injectable()
export class RemoveOldModelRecords implements Schedule {
  readonly name = 'remove-old-model-records';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly records: ModelRecords) {}

  run(): Promise<number> {
    return this.records.removeOld(new Date());
  }
}
