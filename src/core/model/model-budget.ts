import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { ModelUsage } from '../../contracts/model/model';
import { ModelFailure } from './model-failure';
import { type Account, ModelUseRepository } from './model-use.repository';

/** Tokens that are set aside for one request. */
export interface Reservation {
  /** Counts what was used and frees the rest; false where the user is gone. */
  settle(used: ModelUsage): Promise<boolean>;
}

/** The UTC day of a moment. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** How many tokens a UTC day has, for each user and for all. */
@Injectable()
export class ModelBudget {
  private readonly total: number;
  private readonly each: number;

  constructor(
    private readonly uses: ModelUseRepository,
    @Inject(ENVIRONMENT) { llm }: Environment,
  ) {
    this.total = llm?.dailyTokens ?? 0;
    this.each = llm?.userDailyTokens ?? 0;
  }

  /**
   * Sets tokens aside before a request; without a user, of everybody's alone. A process that dies before it settles them leaves them charged for that day.
   * @throws ModelFailure where the user's, or everybody's, do not suffice
   */
  async reserve(
    user: string | undefined,
    { tokensIn, tokensOut }: Pick<ModelUsage, 'tokensIn' | 'tokensOut'>,
  ): Promise<Reservation> {
    const day = dayOf(new Date());
    const tokens = tokensIn + tokensOut;
    const all: Account = { day };
    if (user === undefined) {
      if (!(await this.uses.reserve(all, tokens, this.total))) throw new ModelFailure('daily-budget');
      return { settle: (used) => this.uses.settle(all, tokens, used) };
    }
    const own: Account = { day, user };
    if (!(await this.uses.reserve(own, tokens, this.each))) throw new ModelFailure('user-budget');
    if (!(await this.uses.reserve(all, tokens, this.total))) {
      await this.uses.settle(own, tokens, { tokensIn: 0, tokensOut: 0, requests: 0 });
      throw new ModelFailure('daily-budget');
    }
    return {
      settle: async (used) => {
        await this.uses.settle(all, tokens, used);
        return this.uses.settle(own, tokens, used);
      },
    };
  }
}
