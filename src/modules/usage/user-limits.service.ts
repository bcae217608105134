import { Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { LimitField } from '../../contracts/access/tool';
import { LIMIT_FIELDS, MAX_LIMIT } from '../../contracts/usage/limits';
import type { AdjustLimitDto } from '../../contracts/usage/usage.dto';
import { USAGE_MESSAGES } from '../../contracts/usage/usage-messages';
import type { LimitAdjustment, ToolLimitView, UserLimitsView } from '../../contracts/usage/user-limits';
import { fieldsRefused, notFound } from '../../core/errors/app-error';
import { allowanceOf, limitedToolsOf, toolsIn } from '../../domain/usage/limits';
import { windowEndOf } from '../../domain/usage/windows';
import { AuditService } from '../audit/audit.service';
import { UsersService } from '../users/users.service';
import { UsageGaugesService } from './usage-gauges.service';
import { type LimitWindow, type Terms, UsageTerms, windowOf } from './usage-terms.service';
import { type CounterKey, UsageCountersRepository, type WindowUse } from './usage-counters.repository';

interface Adjustment {
  field: LimitField;
  adjustment: LimitAdjustment;
  amount: number;
}

/** What admins see and change of a user's present windows. */
@Injectable()
export class UserLimitsService {
  constructor(
    private readonly counters: UsageCountersRepository,
    private readonly users: UsersService,
    private readonly terms: UsageTerms,
    private readonly audit: AuditService,
    private readonly gauges: UsageGaugesService,
  ) {}

  async view(id: string): Promise<UserLimitsView> {
    const { terms, windows } = await this.windowsOf(await this.existing(id));
    const keys = windows.map((window) => ({ user: id, ...window }));
    const useOf = await this.gauges.over(keys, await this.counters.uses(keys));
    const limits = windows.map((window) => toView(window, terms, useOf({ user: id, ...window })));
    return { planName: terms?.planName ?? '', inPlan: toolsIn(terms?.limits ?? {}), limits };
  }

  /** One conditional update, so that neither what is used nor what was added falls below 0; then the audit log. */
  async adjust(
    admin: AuthUser,
    id: string,
    { tool, reason, ...change }: AdjustLimitDto,
  ): Promise<UserLimitsView> {
    const user = await this.existing(id);
    const window = (await this.windowsOf(user)).windows.find((known) => known.tool === tool);
    if (!window) throw fieldsRefused({ tool: USAGE_MESSAGES.toolNotLimited });
    const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
    if (!fields.includes(change.field)) throw fieldsRefused({ field: USAGE_MESSAGES.fieldNotCounted });
    if (this.gauges.has(tool, change.field)) throw fieldsRefused({ field: USAGE_MESSAGES.inUseNow });
    const { windowStart } = window;
    const key = { user: id, tool, windowStart };
    const after = await this.apply(key, change);
    if (!after) throw await this.refusal(key, change);
    await this.audit.record({
      actor: admin,
      action: 'adjust-limit',
      resource: 'users',
      recordId: id,
      label: user.email,
      after: {
        tool,
        ...change,
        reason,
        windowStart: windowStart.toISOString(),
        ...numbersOf(after, change.field),
      },
    });
    return this.view(id);
  }

  private apply(key: CounterKey, { field, adjustment, amount }: Adjustment): Promise<WindowUse | null> {
    if (adjustment === 'add') return this.counters.addExtra(key, field, amount);
    return this.counters.lower(key, adjustment === 'give-back' ? 'counts' : 'extra', field, amount);
  }

  private async refusal(key: CounterKey, { field, adjustment }: Adjustment): Promise<Error> {
    const { used, extra } = numbersOf((await this.counters.uses([key]))(key), field);
    const sentences: Record<LimitAdjustment, string> = {
      'give-back': USAGE_MESSAGES.usedLess(used),
      add: USAGE_MESSAGES.addedTooMuch(MAX_LIMIT - extra),
      'take-away': USAGE_MESSAGES.addedLess(extra),
    };
    return fieldsRefused({ amount: sentences[adjustment] });
  }

  /** None of an admin, who is not counted. */
  private async windowsOf(user: AuthUser): Promise<{ terms?: Terms; windows: LimitWindow[] }> {
    if (user.role === 'admin') return { windows: [] };
    const now = new Date();
    const terms = await this.terms.of(user.id, now);
    return { terms, windows: limitedToolsOf(user).map((tool) => windowOf(tool, terms, now)) };
  }

  private async existing(id: string): Promise<AuthUser> {
    const user = await this.users.authUser(id);
    if (!user) throw notFound();
    return user;
  }
}

function toView(
  { tool, limit, windowStart }: LimitWindow,
  terms: Terms | undefined,
  use: WindowUse,
): ToolLimitView {
  const { time } = limit;
  const fields: readonly LimitField[] = LIMIT_FIELDS[tool];
  return {
    tool,
    time,
    windowStart: time === 'lifetime' ? null : windowStart.toISOString(),
    windowEnd: windowEndOf(time, windowStart)?.toISOString() ?? null,
    isOwn: terms?.own[tool] !== undefined,
    counts: fields.map((field) => ({
      field,
      planned: allowanceOf(tool, limit, field),
      ...numbersOf(use, field),
    })),
  };
}

function numbersOf({ counts, extra }: WindowUse, field: LimitField): { used: number; extra: number } {
  return { used: counts[field] ?? 0, extra: extra[field] ?? 0 };
}
