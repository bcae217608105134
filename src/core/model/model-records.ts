import { Injectable } from '@nestjs/common';
import type { ModelErrorView, ModelUsage } from '../../contracts/model/model';
import type { ListPage, ListRequest } from '../database/list-page';
import type { ModelUseRecord } from './model.schema';
import { ModelAnswersRepository } from './model-answers.repository';
import { dayOf } from './model-budget';
import { MODEL_KEPT_DAYS } from './model-limits';
import { ModelStateRepository } from './model-state.repository';
import { ModelUseRepository } from './model-use.repository';

const DAY_MS = 86_400_000;

/** What is kept of the model: its use, its answers, its last failure. */
@Injectable()
export class ModelRecords {
  constructor(
    private readonly uses: ModelUseRepository,
    private readonly answers: ModelAnswersRepository,
    private readonly state: ModelStateRepository,
  ) {}

  useOfDay(now: Date): Promise<ModelUsage> {
    return this.uses.ofDay(dayOf(now));
  }

  usersOfDay(now: Date, list: ListRequest<{ id?: string[] }>): Promise<ListPage<ModelUseRecord>> {
    return this.uses.list(dayOf(now), list);
  }

  lastError(): Promise<ModelErrorView | null> {
    return this.state.lastError();
  }

  async removeOfUser(user: string): Promise<void> {
    await this.uses.removeOfUser(user);
    await this.answers.removeOfUser(user);
  }

  /** Gives how much there was that is older than MODEL_KEPT_DAYS. */
  async removeOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - MODEL_KEPT_DAYS * DAY_MS);
    return (await this.answers.removeBefore(before)) + (await this.uses.removeBefore(dayOf(before)));
  }
}
