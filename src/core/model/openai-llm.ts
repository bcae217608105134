import { setTimeout as wait } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { LlmSettings } from '../../config/llm-settings';
import { ChatServer } from './chat-server';
import { CircuitBreaker } from './circuit-breaker';
import { type LlmPort, type ModelAnswer, type ModelRequest, NOTHING_USED } from './llm-port';
import type { ModelAnswersRepository } from './model-answers.repository';
import type { ModelBudget } from './model-budget';
import { type CallParts, ModelCall } from './model-call';
import { isExpected, isOfServer, ModelFailure } from './model-failure';
import { MODEL_KEPT_DAYS, MODEL_LIMITS, type ModelLimits } from './model-limits';
import type { ModelStateRepository } from './model-state.repository';

const DAY_MS = 86_400_000;

export interface ModelStores {
  budget: Pick<ModelBudget, 'reserve'>;
  answers: Pick<ModelAnswersRepository, 'keyOf' | 'find' | 'keep'>;
  state: Pick<ModelStateRepository, 'failed'>;
}

/** What tests put in the place of the clock. */
export interface ModelTime {
  limits?: ModelLimits;
  now?: () => number;
  wait?: CallParts['wait'];
}

/** The port to any server with an interface like OpenAI's. */
export class OpenAiLlm implements LlmPort {
  private readonly logger = new Logger('Model');
  private readonly server: ChatServer;
  private readonly breaker: CircuitBreaker;
  private readonly parts: CallParts;

  constructor(
    private readonly settings: LlmSettings,
    private readonly stores: ModelStores,
    { limits = MODEL_LIMITS, now = () => performance.now(), wait: pause = waitFor }: ModelTime = {},
  ) {
    this.server = new ChatServer(settings, limits);
    this.breaker = new CircuitBreaker(limits, now);
    const { budget } = stores;
    this.parts = { server: this.server, budget, limits, now, wait: pause, memory: { refusesFormat: false } };
  }

  async complete<Value>(request: ModelRequest<Value>): Promise<ModelAnswer<Value>> {
    const { user } = request.budget;
    if (!request.fresh) {
      const kept = await this.kept(request);
      if (kept !== undefined) return { value: kept, usage: NOTHING_USED };
      if (this.breaker.isPaused) return { reason: 'paused', status: null, usage: NOTHING_USED };
    }
    const call = new ModelCall(request, this.parts);
    try {
      const value = await call.run();
      this.breaker.answered();
      if (!request.fresh && !call.isOrphaned) {
        await this.stores.answers.keep(this.keyOf(request), user, value);
      }
      return { value, usage: call.usage };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      await this.failed(request.task.name, error);
      return { reason: error.reason, status: error.status, usage: call.usage };
    }
  }

  async kept<Value>(request: ModelRequest<Value>): Promise<Value | undefined> {
    const since = new Date(Date.now() - MODEL_KEPT_DAYS * DAY_MS);
    return (await this.stores.answers.find(this.keyOf(request), since)) as Value | undefined;
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async failed(task: string, { reason, status }: ModelFailure): Promise<void> {
    if (isOfServer(reason)) this.breaker.failed();
    if (isExpected(reason)) return;
    this.logger.warn({ reason, status, task }, 'The model gave no answer that can be used');
    await this.stores.state.failed({ reason, status, task });
  }

  private keyOf<Value>({ task, data, language, budget }: ModelRequest<Value>): string {
    const { baseUrl, model } = this.settings;
    const { name, version, rules, schema } = task;
    return this.stores.answers.keyOf(budget.user, [
      baseUrl,
      model,
      name,
      version,
      rules,
      schema,
      language,
      data,
    ]);
  }
}

async function waitFor(milliseconds: number, signal?: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, { signal });
  } catch {
    throw new ModelFailure('aborted');
  }
}
