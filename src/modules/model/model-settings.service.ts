import { Inject, Injectable } from '@nestjs/common';
import type { AuthUser } from '../../contracts/access/access';
import type { ModelTestView, ModelUserUsageView, ModelView } from '../../contracts/model/model';
import { MODEL_FAILURE_MESSAGES, MODEL_MESSAGES } from '../../contracts/model/model-messages';
import { ENVIRONMENT } from '../../config/config.module';
import type { Environment } from '../../config/environment';
import type { ListPage, ListRequest } from '../../core/database/list-page';
import { AppError } from '../../core/errors/app-error';
import { LLM_PORT, type LlmPort } from '../../core/model/llm-port';
import { ModelRecords } from '../../core/model/model-records';
import { type ActionLimit, ActionLimits } from '../../core/throttle/action-limits';
import { MODEL_TASKS } from '../../domain/model/tasks/tasks';
import { AuditService } from '../audit/audit.service';
import { UsersService } from '../users/users.service';

/** Each may cost something, and take a minute of the server's. */
const TESTS: ActionLimit = { action: 'model-test', times: 10, windowMs: 60_000 };

/** What admins see of the model, and their test of it. */
@Injectable()
export class ModelSettingsService {
  constructor(
    @Inject(LLM_PORT) private readonly llm: LlmPort,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly records: ModelRecords,
    private readonly users: UsersService,
    private readonly limits: ActionLimits,
    private readonly audit: AuditService,
  ) {}

  async view(): Promise<ModelView> {
    const { llm } = this.environment;
    const [today, lastError] = await Promise.all([
      this.records.useOfDay(new Date()),
      this.records.lastError(),
    ]);
    return {
      on: llm !== null,
      model: llm?.model ?? '',
      server: llm ? new URL(llm.baseUrl).host : '',
      today,
      dailyTokens: llm?.dailyTokens ?? 0,
      userDailyTokens: llm?.userDailyTokens ?? 0,
      lastError,
    };
  }

  /** Who used how much of it on this UTC day. */
  async usage(list: ListRequest<{ id?: string[] }>): Promise<ListPage<ModelUserUsageView>> {
    const { items, total } = await this.records.usersOfDay(new Date(), list);
    const known = await this.users.identities(items.map(({ user }) => user.toHexString()));
    return {
      total,
      items: items.map(({ _id, user, tokensIn, tokensOut, requests }) => {
        const id = _id.toHexString();
        const owner = user.toHexString();
        const { name = '', email = '' } = known.get(owner) ?? {};
        return { _id: id, id, user: owner, name, email, tokensIn, tokensOut, requests };
      }),
    };
  }

  /** Asks the model one question, also while it is paused; the tokens are the admin's. */
  async test(admin: AuthUser): Promise<ModelTestView> {
    const { llm } = this.environment;
    if (!llm) throw new AppError('CONFLICT', MODEL_FAILURE_MESSAGES.off);
    await this.limits.count(admin.id, TESTS);
    const begin = performance.now();
    const answer = await this.llm.complete({
      task: MODEL_TASKS.test,
      data: [],
      language: 'en',
      budget: { user: admin.id },
      fresh: true,
    });
    const milliseconds = Math.round(performance.now() - begin);
    const ok = 'value' in answer;
    const says = ok
      ? MODEL_MESSAGES.answered(llm.model, (milliseconds / 1_000).toFixed(1))
      : MODEL_MESSAGES.failed(answer.reason, answer.status);
    await this.audit.record({
      actor: admin,
      action: 'test',
      resource: 'model',
      recordId: 'model',
      label: llm.model,
      after: { result: says },
    });
    return { ok, says, milliseconds, usage: answer.usage };
  }
}
