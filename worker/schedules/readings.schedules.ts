import { Injectable } from '@nestjs/common';
import { ReadingsService } from '../../src/modules/readings/readings.service';
import { MINUTE_MS, type Schedule } from './schedule';

/** Readings whose time is over, and what was left of deleted ones. */
@Injectable()
export class RemoveOldReadings implements Schedule {
  readonly name = 'remove-old-readings';
  readonly every = 10 * MINUTE_MS;

  constructor(private readonly readings: ReadingsService) {}

  run(): Promise<number> {
    return this.readings.removeOld(new Date());
  }
}
