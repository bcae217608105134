import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { NOTICE_MESSAGES } from '../../contracts/notices/notice-messages';
import { FREE_PLAN_NAME } from '../../contracts/plans/plans';
import { PRICING_PATH } from '../../contracts/plans/pricing';
import { LIMITED_TOOL_LABELS } from '../../contracts/usage/limits';
import { type AccountEntitlement, AccountTerms } from '../../core/accounts/account-terms';
import { limitedToolsOf } from '../../domain/usage/limits';
import { gainOf, type PlanGain } from '../../domain/usage/plan-changes';
import { NoticesService } from '../notices/notices.service';
import { UsageTerms } from '../usage/usage-terms.service';
import { UsersService } from '../users/users.service';

const DAY_CHARACTERS = 10;

/** Tells students whose plan or limits an admin has raised what is new; of what was lowered they are told nothing. */
@Injectable()
export class PlanGainsService {
  private readonly logger = new Logger('PlanGains');

  constructor(
    private readonly users: UsersService,
    private readonly terms: UsageTerms,
    private readonly notices: NoticesService,
    changes: AccountTerms,
  ) {
    changes.add((user, before, after) => this.tell(user, before, after));
  }

  /** The change stands, whether or not it could be told. */
  private async tell(id: string, before: AccountEntitlement, after: AccountEntitlement): Promise<void> {
    try {
      await this.publish(id, before, after, new Date());
    } catch (error) {
      this.logger.error(error, 'A student could not be told of a raised plan.');
    }
  }

  private async publish(
    id: string,
    before: AccountEntitlement,
    after: AccountEntitlement,
    now: Date,
  ): Promise<void> {
    const [subscriber] = await this.users.subscribers([id]);
    if (!subscriber || subscriber.user.role !== 'student') return;
    const [old, present] = await Promise.all([this.terms.under(before, now), this.terms.under(after, now)]);
    const gain = gainOf(old.limits, present.limits, limitedToolsOf(subscriber.user));
    if (gain.added.length + gain.more.length === 0) return;
    const plan = present.planName || FREE_PLAN_NAME;
    const { planRaised, limitsRaised } = NOTICE_MESSAGES;
    await this.notices.publish({
      user: id,
      kind: 'plan.raised',
      key: keyOf(id, gain, now),
      severity: 'info',
      title: old.planId === present.planId ? limitsRaised : planRaised(plan),
      body: NOTICE_MESSAGES.raisedBody(namesOf(gain.added), namesOf(gain.more)),
      link: PRICING_PATH,
      details: { plan, ...gain },
    });
  }
}

/** The same gain is told once a day, however often it is entered. */
function keyOf(id: string, { added, more }: PlanGain, now: Date): string {
  const day = now.toISOString().slice(0, DAY_CHARACTERS);
  const gained = createHash('sha256')
    .update(JSON.stringify([added, more]))
    .digest('base64url');
  return `plan-raised:${id}:${day}:${gained}`;
}

function namesOf(tools: PlanGain['added']): string {
  return tools.map((tool) => LIMITED_TOOL_LABELS[tool]).join(', ');
}
