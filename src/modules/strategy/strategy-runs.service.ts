import { Injectable } from '@nestjs/common';
import { type PackedStrategy, StrategyRepository } from './strategy.repository';

/** Keeps what the job of an evaluation has made. */
@Injectable()
export class StrategyRunsService {
  constructor(private readonly strategies: StrategyRepository) {}

  keep(owner: string, jobId: string, made: PackedStrategy): Promise<void> {
    return this.strategies.keep(owner, jobId, made);
  }
}
