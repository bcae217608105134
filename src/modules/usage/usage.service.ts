import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import type { AuthUser } from '../../contracts/access/access';
import {
  type Amounts,
  LIMIT_FIELDS,
  type LimitedTool,
  type Quota,
  type ToolLimit,
} from '../../contracts/usage/limits';
import type { PlanLimitsView, PlanStat } from '../../contracts/plans/plans';
import type { LimitField } from '../../contracts/access/tool';
import type { ToolId } from '../../contracts/access/tools';
import { MESSAGES } from '../../contracts/messages';
import { AccountRemovals } from '../../core/accounts/account-removals';
import { AppError, fieldsRefused } from '../../core/errors/app-error';
import { USAGE_MESSAGES } from '../../contracts/usage/usage-messages';
import { canUseTool } from '../../domain/access/access';
import { findTool, resolveToolId } from '../../domain/access/catalogue';
import {
  allowanceOf,
  exhaustedFieldOf,
  limitedToolsOf,
  limitReachedOf,
  limitWithExtra,
  remainingOf,
} from '../../domain/usage/limits';
import { windowStartAt } from '../../domain/usage/windows';
import { type LimitWindow, type Terms, UsageTerms, windowOf } from './usage-terms.service';
import { type Charge, UsageCountersRepository, type WindowUse } from './usage-counters.repository';
import { UsageGaugesService } from './usage-gauges.service';
import { UsageRepository, type UsageTotal } from './usage.repository';

export type { Charge, LimitWindow, UsageTotal };

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

@Injectable()
export class UsageService {
  private readonly logger = new Logger('Usage');

  constructor(
    private readonly counters: UsageCountersRepository,
    private readonly usage: UsageRepository,
    private readonly terms: UsageTerms,
    private readonly gauges: UsageGaugesService,
    removals: AccountRemovals,
  ) {
    removals.add(async (user) => {
      await this.counters.removeOf(user);
      await this.usage.removeOf(user);
    });
  }

  /** What a use will be charged in the present window; null for admins, who are not counted, as students neither. */
  async plan(user: AuthUser, { tool, amounts }: Quota): Promise<PlannedCharge | null> {
    if (user.role === 'admin' || user.actingAdmin) return null;
    const now = new Date();
    const { limit, windowStart } = windowOf(tool, await this.terms.of(user.id, now), now);
    return { charge: { id: new Types.ObjectId(), user: user.id, tool, windowStart, amounts }, limit };
  }

  /** Counts a use before it begins: all that it costs, or nothing. */
  async consume({ charge, limit }: PlannedCharge): Promise<void> {
    const { tool, amounts } = charge;
    if (await this.counters.consume(charge, limit)) return;
    const { counts, extra } = (await this.counters.uses([charge]))(charge);
    const whole = limitWithExtra(tool, limit, extra);
    const field = exhaustedFieldOf(tool, whole, counts, amounts);
    const stat: PlanStat = {
      modelId: tool,
      currentCount: counts[field] ?? 0,
      totalCount: allowanceOf(tool, whole, field),
      time: limit.time,
    };
    const requested = amounts[field] ?? 0;
    const left = remainingOf(stat);
    const sentence = left > 0 ? USAGE_MESSAGES.needsMore(requested, left) : MESSAGES.limitReached;
    const details = { ...limitReachedOf(stat, requested), ...(LIMIT_FIELDS[tool].length > 1 && { field }) };
    throw new AppError('LIMIT_REACHED', sentence, { details });
  }

  /** Takes back what was charged for a use that came to nothing; whoever asks twice gets it once. */
  giveBack(charge: Charge): Promise<void> {
    return this.counters.giveBack(charge);
  }

  /** A use that gave a result: what was charged stays counted, but for what is unused of it. */
  keep(charge: Charge, unused: Amounts = {}): Promise<void> {
    return this.counters.keep(charge, unused);
  }

  /** The use of each limited tool that the user may use. */
  async limits(user: AuthUser): Promise<PlanLimitsView> {
    if (user.role === 'admin') return { planName: '', planStats: [] };
    const now = new Date();
    const terms = await this.terms.of(user.id, now);
    const planStats = await this.statsOf([{ user, terms }], now);
    return { planName: terms.planName, planStats: planStats.get(user.id) ?? [] };
  }

  /** The same of many users, by their ids, in as many queries as for one; admins have none, who is gone is absent. */
  async limitsOf(ids: readonly string[]): Promise<Map<string, PlanStat[]>> {
    const now = new Date();
    return this.statsOf(await this.terms.ofMany(ids, now), now);
  }

  /** What users' plans let them do with a tool in the present windows; who is gone is absent, admins are not counted. */
  async windowsOf(
    ids: readonly string[],
    tool: LimitedTool,
    now: Date,
  ): Promise<Map<string, LimitWindow | 'uncounted'>> {
    const all = await this.terms.ofMany(ids, now);
    return new Map(
      all.map(({ user, terms }) => [
        user.id,
        user.role === 'admin' ? 'uncounted' : windowOf(tool, terms, now),
      ]),
    );
  }

  private async statsOf(
    all: readonly { user: AuthUser; terms: Terms }[],
    now: Date,
  ): Promise<Map<string, PlanStat[]>> {
    const windows = all.flatMap(({ user, terms }) =>
      countedToolsOf(user).map((tool) => ({ user: user.id, ...windowOf(tool, terms, now) })),
    );
    const useOf = await this.gauges.over(windows, await this.counters.uses(windows));
    const stats = new Map<string, PlanStat[]>(all.map(({ user }) => [user.id, []]));
    for (const window of windows) stats.get(window.user)?.push(statOf(window, useOf(window)));
    return stats;
  }

  /** Keeps what a tool's page reports, by any of the tool's names; of a student no more than its pages send. It neither raises nor lowers a quota. */
  async log(user: AuthUser, module: string, operations: number): Promise<void> {
    const tool = resolveToolId(module);
    if (!tool) throw fieldsRefused({ module: MESSAGES.moduleUnknown });
    if (user.role !== 'admin') assertMayReport(user, tool, operations);
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
}

/** Figures of students rest on what their pages report: one operation at a time, of tools that nobody else counts. */
function assertMayReport(user: AuthUser, tool: ToolId, operations: number): void {
  if (!canUseTool(user, tool)) throw new AppError('FORBIDDEN', MESSAGES.forbidden);
  if (!findTool(tool)?.reportsUse) throw fieldsRefused({ module: USAGE_MESSAGES.countedByServer });
  if (operations !== 1) throw fieldsRefused({ numberOfOperations: USAGE_MESSAGES.oneAtATime });
}

/** None of an admin, who is not counted. */
function countedToolsOf(user: AuthUser): LimitedTool[] {
  return user.role === 'admin' ? [] : limitedToolsOf(user);
}

function statOf({ tool, limit }: LimitWindow, { counts, extra }: WindowUse): PlanStat {
  const whole = limitWithExtra(tool, limit, extra);
  const [first, ...others]: readonly LimitField[] = LIMIT_FIELDS[tool];
  const countedOf = (field: LimitField) => ({
    currentCount: counts[field] ?? 0,
    totalCount: allowanceOf(tool, whole, field),
  });
  return {
    modelId: tool,
    ...countedOf(first),
    time: limit.time,
    ...(others.length > 0 && { others: others.map((field) => ({ field, ...countedOf(field) })) }),
  };
}
