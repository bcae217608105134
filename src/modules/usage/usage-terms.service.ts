import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { LimitedTool, PlanLimits, ToolLimit } from '../../contracts/usage/limits';
import { limitsWithOwn } from '../../domain/usage/limits';
import { planStartAt, userTypeAt } from '../../domain/usage/subscription';
import { windowStartAt } from '../../domain/usage/windows';
import { PlansService } from '../plans/plans.service';
import { UsersService, type UserSubscription } from '../users/users.service';

/** What a user may use in the present windows. */
export interface Terms {
  /** Empty where no plan counts. */
  planId: string;
  planName: string;
  limits: PlanLimits;
  /** The user's own entries among them. */
  own: PlanLimits;
  planStart: Date;
}

/** A tool's window of the present moment, with what the user's terms allow in it. */
export interface LimitWindow {
  tool: LimitedTool;
  limit: ToolLimit;
  windowStart: Date;
}

const NO_LIMIT: ToolLimit = { time: '1 day' };

/** What plan and account say together. */
@Injectable()
export class UsageTerms {
  constructor(
    private readonly users: UsersService,
    private readonly plans: PlansService,
  ) {}

  async of(userId: string, now: Date): Promise<Terms> {
    return this.under(await this.users.subscription(userId), now);
  }

  /** Of many users; who is gone is absent. */
  async ofMany(ids: readonly string[], now: Date): Promise<{ user: AuthUser; terms: Terms }[]> {
    const subscribers = await this.users.subscribers(ids);
    return Promise.all(
      subscribers.map(async ({ user, subscription }) => ({
        user,
        terms: await this.under(subscription, now),
      })),
    );
  }

  /** Of an account as it is entered. */
  async under(subscription: UserSubscription, now: Date): Promise<Terms> {
    const isPro = userTypeAt(subscription, now) === 'pro';
    const plan =
      isPro && subscription.userPlan
        ? await this.plans.terms(subscription.userPlan)
        : await this.plans.freeTerms();
    const own = isPro ? subscription.extendedPlans : {};
    return {
      planId: plan?.id ?? '',
      planName: plan?.name ?? '',
      limits: limitsWithOwn(plan?.limits ?? {}, own),
      own,
      planStart: planStartAt(subscription, now),
    };
  }
}

/** The present window of a tool; one without a limit allows nothing, each day anew. */
export function windowOf(tool: LimitedTool, { limits, planStart }: Terms, now: Date): LimitWindow {
  const limit = limits[tool] ?? NO_LIMIT;
  return { tool, limit, windowStart: windowStartAt(limit.time, planStart, now) };
}
