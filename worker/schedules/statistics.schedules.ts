import { Injectable } from '@nestjs/common';
import { RollUpService } from '../../src/modules/statistics/roll-up.service';
import { HOUR_MS, type Schedule } from './schedule';

@Injectable()
export class RollUpUsage implements Schedule {
  readonly name = 'roll-up-usage';
  readonly every = HOUR_MS;

  constructor(private readonly rollUp: RollUpService) {}

  run(): Promise<number> {
    return this.rollUp.run(new Date());
  }
}
