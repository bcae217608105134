import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import {
  LIMIT_FIELDS,
  type LimitedTool,
  type PlanLimits,
  type Quota,
  type ToolLimit,
} from '../../contracts/usage/limits';
import type { PlanLimitsView, PlanStat } from '../../contracts/plans/plans';
import type { ToolId } from '../../contracts/access/tools';
import { MESSAGES } from '../../contracts/messages';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { resolveToolId } from '../../domain/access/catalogue';
import {
  allowanceOf,
  exhaustedFieldOf,
  limitedToolsOf,
  limitReachedOf,
  limitsWithOwn,
} from '../../domain/usage/limits';
import { planStartAt, userTypeAt } from '../../domain/usage/subscription';
import { windowStartAt } from '../../domain/usage/windows';
import { PlansService } from '../plans/plans.service';
import { UsersService } from '../users/users.service';
import { type Charge, UsageRepository, type UsageTotal } from './usage.repository';

export type { Charge, UsageTotal };

/** A charge that is not counted yet, so that it can be kept where a crash leaves it before it is. */
export interface PlannedCharge {
  charge: Charge;
  limit: ToolLimit;
}

/** What a user did with a tool. */
interface Operation {
  tool: ToolId;
  operations: number;
  time: Date;
}

/** What a user may use in the present windows. */
interface Terms {
  planName: string;
  limits: PlanLimits;
  planStart: Date;
}

const NO_LIMIT: ToolLimit = { time: '1 day' };

@Injectable()
export class UsageService {
  private readonly logger = new Logger('Usage');

  constructor(
    private readonly usage: UsageRepository,
    private readonly users: UsersService,
    private readonly plans: PlansService,
    removals: AccountRemovals,
  ) {
    removals.add((user) => this.usage.removeOf(user));
  }

  /** What a use will be charged in the present window; null for admins, who are not counted, as students neither. */
  async plan(user: AuthUser, { tool, amounts }: Quota): Promise<PlannedCharge | null> {
    if (user.role === 'admin' || user.actingAdmin) return null;
    const now = new Date();
    const { limits, planStart } = await this.termsOf(user.id, now);
    const limit = limits[tool] ?? NO_LIMIT;
    const windowStart = windowStartAt(limit.time, planStart, now);
    return { charge: { id: new Types.ObjectId(), user: user.id, tool, windowStart, amounts }, limit };
  }

  /** Counts a use before it begins: all that it costs, or nothing. */
  async consume({ charge, limit }: PlannedCharge): Promise<void> {
    const { user, tool, windowStart, amounts } = charge;
    if (await this.usage.consume(charge, limit)) return;
    const counts = (await this.usage.counts(user, [{ tool, windowStart }])).get(tool) ?? {};
    const field = exhaustedFieldOf(tool, limit, counts, amounts);
    const stat: PlanStat = {
      modelId: tool,
      currentCount: counts[field] ?? 0,
      totalCount: allowanceOf(tool, limit, field),
      time: limit.time,
    };
    throw new AppError('LIMIT_REACHED', MESSAGES.limitReached, { details: { ...limitReachedOf(stat) } });
  }

  /** Takes back what was charged for a use that came to nothing; whoever asks twice gets it once. */
  giveBack(charge: Charge): Promise<void> {
    return this.usage.giveBack(charge);
  }

  /** A use that gave a result: what was charged stays counted. */
  keep(charge: Charge): Promise<void> {
    return this.usage.keep(charge);
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
    if (user.actingAdmin) return;
    await this.record(user.id, [{ tool, operations, time: new Date() }]);
  }

  /** Keeps one operation that the server itself did. A log that fails disturbs nobody. */
  async logOperation(user: AuthUser, tool: ToolId): Promise<void> {
    if (user.actingAdmin) return;
    await this.record(user.id, [{ tool, operations: 1, time: new Date() }]).catch((err: unknown) => {
      this.logger.warn({ err, tool }, 'An operation could not be logged');
    });
  }

  /** Keeps an operation under an id of its own: asked again, it changes nothing. */
  recordOnce(id: Types.ObjectId, user: string, entry: Operation): Promise<void> {
    return this.usage.appendOnce(id, { ...entry, user });
  }

  /** Keeps what a user did. */
  record(user: string, entries: Operation[]): Promise<void> {
    return this.usage.append(entries.map((entry) => ({ ...entry, user })));
  }

  /** What a user has done today, UTC, per tool. */
  today({ id }: AuthUser): Promise<Map<ToolId, number>> {
    const now = new Date();
    return this.usage.operationsSince(id, windowStartAt('1 day', now, now));
  }

  /** What each user did with each tool, from one moment until before another. */
  totals(from: Date, before: Date): Promise<UsageTotal[]> {
    return this.usage.totals(from, before);
  }

  /** When the first operation was logged, or the first of a user. */
  firstRecordAt(user?: string): Promise<Date | null> {
    return this.usage.oldest(user);
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
      currentCount: counts.get(tool)?.[LIMIT_FIELDS[tool][0]] ?? 0,
      totalCount: allowanceOf(tool, limits[tool]),
      time: (limits[tool] ?? NO_LIMIT).time,
    }));
  }
}
