import { Injectable } from '@nestjs/common';
import { ClicksUpkeepService } from '../../src/modules/clicks/clicks-upkeep.service';
import { HOUR_MS, type Schedule } from './schedule';

@Injectable()
export class RemoveOldClicks implements Schedule {
  readonly name = 'remove-old-clicks';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly upkeep: ClicksUpkeepService) {}

  run(): Promise<number> {
    return this.upkeep.removeOld(new Date());
  }
}
