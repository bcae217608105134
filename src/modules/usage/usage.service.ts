import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import { type LimitedTool, type PlanLimits, type ToolLimit } from '../../contracts/usage/limits';
import type { PlanLimitsView, PlanStat } from '../../contracts/plans/plans';
import type { ToolId } from '../../contracts/access/tools';
import { MESSAGES } from '../../contracts/messages';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { resolveToolId } from '../../domain/access/catalogue';
import { allowanceOf, limitedToolsOf, limitReachedOf, limitsWithOwn } from '../../domain/usage/limits';
import { planStartAt, userTypeAt } from '../../domain/usage/subscription';
import { windowStartAt } from '../../domain/usage/windows';
import { PlansService } from '../plans/plans.service';
import { UsersService } from '../users/users.service';
import { type CounterKey, UsageRepository } from './usage.repository';

/** What was counted, so that it can be given back; null for admins, who are not counted. */
export type Consumption = { key: CounterKey; amount: number } | null;

/** What a user may use in the present windows. */
interface Terms {
  planName: string;
  limits: PlanLimits;
  planStart: Date;
}

const NO_LIMIT: ToolLimit = { time: '1 day' };

@Injectable()
export class UsageService {
  constructor(
    private readonly usage: UsageRepository,
    private readonly users: UsersService,
    private readonly plans: PlansService,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.usage.removeOf(user));
  }

  /** Counts operations of a limited tool before they run. */
  async consume(user: AuthUser, tool: LimitedTool, amount = 1): Promise<Consumption> {
    if (user.role === 'admin') return null;
    const now = new Date();
    const terms = await this.termsOf(user.id, now);
    const { time } = terms.limits[tool] ?? NO_LIMIT;
    const key = { user: user.id, tool, windowStart: windowStartAt(time, terms.planStart, now) };
    if (await this.usage.consume(key, amount, allowanceOf(tool, terms.limits[tool]))) return { key, amount };
    const [stat] = await this.statsOf(user.id, terms, [tool], now);
    throw new AppError('LIMIT_REACHED', MESSAGES.limitReached, {
      details: stat && { ...limitReachedOf(stat) },
    });
  }

  /** Takes back what was counted for an operation that failed. */
  async giveBack(consumption: Consumption): Promise<void> {
    if (consumption) await this.usage.giveBack(consumption.key, consumption.amount);
  }

  /** The use of each limited tool that the user may use. */
  async limits(user: AuthUser): Promise<PlanLimitsView> {
    if (user.role === 'admin') return { planName: '', planStats: [] };
    const now = new Date();
    const terms = await this.termsOf(user.id, now);
    const planStats = await this.statsOf(user.id, terms, limitedToolsOf(user), now);
    return { planName: terms.planName, planStats };
  }

  /** Keeps what a tool's page reports, by any of the tool's names. It neither raises nor lowers a quota. */
  async log(user: AuthUser, module: string, operations: number): Promise<void> {
    const tool = resolveToolId(module);
    if (!tool) throw fieldsRefused({ module: MESSAGES.moduleUnknown });
    await this.record(user.id, [{ tool, operations, time: new Date() }]);
  }

  /** Keeps what a user did. */
  record(user: string, entries: { tool: ToolId; operations: number; time: Date }[]): Promise<void> {
    return this.usage.append(entries.map((entry) => ({ ...entry, user })));
  }

  hasRecords(user: string): Promise<boolean> {
    return this.usage.hasEntries(user);
  }

  private async termsOf(userId: string, now: Date): Promise<Terms> {
    const subscription = await this.users.subscription(userId);
    const isPro = userTypeAt(subscription, now) === 'pro';
    const plan =
      isPro && subscription.userPlan
        ? await this.plans.terms(subscription.userPlan)
        : await this.plans.freeTerms();
    return {
      planName: plan?.name ?? '',
      limits: limitsWithOwn(plan?.limits ?? {}, isPro ? subscription.extendedPlans : {}),
      planStart: planStartAt(subscription, now),
    };
  }

  private async statsOf(
    userId: string,
    { limits, planStart }: Terms,
    tools: readonly LimitedTool[],
    now: Date,
  ): Promise<PlanStat[]> {
    const windows = tools.map((tool) => {
      const { time } = limits[tool] ?? NO_LIMIT;
      return { tool, windowStart: windowStartAt(time, planStart, now) };
    });
    const counts = await this.usage.counts(userId, windows);
    return tools.map((tool) => ({
      modelId: tool,
      currentCount: counts.get(tool) ?? 0,
      totalCount: allowanceOf(tool, limits[tool]),
      time: (limits[tool] ?? NO_LIMIT).time,
    }));
  }
}
