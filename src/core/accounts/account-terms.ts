import { Injectable } from '@nestjs/common';
import type { PlanLimits } from '../../contracts/usage/limits';
import type { Subscription } from '../../domain/usage/subscription';

/** What an account may use: its plan, for how long, and its own limits. */
export type AccountEntitlement = Subscription & { extendedPlans: PlanLimits };

type Follow = (userId: string, before: AccountEntitlement, after: AccountEntitlement) => Promise<unknown>;

/** An admin gave a student another plan or other limits: each feature registers what follows. */
@Injectable()
export class AccountTerms {
  private readonly followers: Follow[] = [];

  add(follow: Follow): void {
    this.followers.push(follow);
  }

  async run(userId: string, before: AccountEntitlement, after: AccountEntitlement): Promise<void> {
    for (const follow of this.followers) await follow(userId, before, after);
  }
}
