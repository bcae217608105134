import { Injectable } from '@nestjs/common';
import { MeaningVectorsRepository } from '../../src/core/meaning/meaning-vectors.repository';
import { HOUR_MS, type Schedule } from './schedule';

@Injectable()
export class RemoveOldMeaningVectors implements Schedule {
  readonly name = 'remove-old-meaning-vectors';
  readonly every = 6 * HOUR_MS;

  constructor(private readonly vectors: MeaningVectorsRepository) {}

  run(): Promise<number> {
    return this.vectors.removeOld(new Date());
  }
}
