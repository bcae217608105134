import { randomBytes } from 'node:crypto';
import type { ModelUsage } from '../../contracts/model/model';
import type { Wrong } from '../../domain/model/model-task';
import { estimatedTokens, formOf, promptOf, repairNote } from '../../domain/model/prompt';
import { readCompletion } from '../../domain/model/read-answer';
import { sourcesOf } from '../../domain/model/source';
import { countedTokens } from '../../domain/model/usage';
import { checkAnswer } from './answer-check';
import type { ChatRequest, ChatServer } from './chat-server';
import type { ModelRequest } from './llm-port';
import type { ModelBudget } from './model-budget';
import { isPassing, ModelFailure } from './model-failure';
import type { ModelLimits } from './model-limits';

const MARK_BYTES = 16;

/** What a call works with. */
export interface CallParts {
  server: Pick<ChatServer, 'ask'>;
  budget: Pick<ModelBudget, 'reserve'>;
  limits: ModelLimits;
  now: () => number;
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** What the server has refused before, shared by all calls. */
  memory: { refusesFormat: boolean };
}

/** One call: up to three requests that end in a checked value, or in the reason why there is none. */
export class ModelCall<Value> {
  /** Whether its user was deleted meanwhile. */
  isOrphaned = false;
  readonly usage: ModelUsage = { tokensIn: 0, tokensOut: 0, requests: 0 };
  private readonly begun: number;
  private readonly prompt;
  private isPlain: boolean;
  private isRetried = false;
  private wrong?: Wrong;

  constructor(
    private readonly request: ModelRequest<Value>,
    private readonly parts: CallParts,
  ) {
    const { task, data, language } = request;
    this.begun = parts.now();
    this.prompt = promptOf(task, data, language, randomBytes(MARK_BYTES).toString('hex'));
    this.isPlain = parts.memory.refusesFormat;
  }

  /** @throws ModelFailure */
  async run(): Promise<Value> {
    const { task, data, language } = this.request;
    const sources = sourcesOf(data, language);
    for (;;) {
      const checked = checkAnswer(task, await this.answer(), sources);
      if ('value' in checked) return checked.value;
      if (this.wrong || !this.hasRequests()) throw new ModelFailure(checked.reason);
      this.wrong = checked;
    }
  }

  /** The text of an answer; what may pass is tried again. */
  private async answer(): Promise<string> {
    for (;;) {
      try {
        return await this.ask();
      } catch (error) {
        if (!(error instanceof ModelFailure) || !(await this.mayAskAgain(error))) throw error;
      }
    }
  }

  private async mayAskAgain({ reason, status, retryAfter }: ModelFailure): Promise<boolean> {
    const { limits, wait } = this.parts;
    if (!this.hasRequests()) return false;
    if ((status === 400 || status === 422) && !this.isPlain) {
      this.isPlain = true;
      return true;
    }
    if (!isPassing(reason) || this.isRetried) return false;
    const pause = retryAfter ?? limits.retryMs;
    if (pause > limits.longestRetryMs || pause >= this.timeLeft()) return false;
    this.isRetried = true;
    await wait(pause, this.request.signal);
    return true;
  }

  private async ask(): Promise<string> {
    const { server, budget, limits, memory } = this.parts;
    const { task, signal } = this.request;
    const timeoutMs = Math.min(limits.requestMs, this.timeLeft());
    if (signal?.aborted) throw new ModelFailure('aborted');
    if (timeoutMs <= 0) throw new ModelFailure('timeout');
    const prompt = this.wrong
      ? { ...this.prompt, system: `${this.prompt.system}\n${repairNote(this.wrong)}` }
      : this.prompt;
    const estimate = { tokensIn: estimatedTokens(prompt), tokensOut: task.maxTokensOut };
    if (estimate.tokensIn > limits.tokensIn) throw new ModelFailure('too-long');
    const reservation = await budget.reserve(this.request.budget.user, estimate);
    const used = { tokensIn: 0, tokensOut: 0, requests: 1 };
    try {
      const reading = readCompletion(await server.ask(this.chat(prompt), { timeoutMs, signal }));
      const isAnswered = 'content' in reading;
      used.tokensIn = countedTokens(reading.tokensIn, estimate.tokensIn, isAnswered);
      used.tokensOut = countedTokens(reading.tokensOut, estimate.tokensOut, isAnswered);
      if (!isAnswered) throw new ModelFailure(reading.reason);
      memory.refusesFormat = this.isPlain;
      return reading.content;
    } finally {
      this.count(used);
      if (!(await reservation.settle(used))) this.isOrphaned = true;
    }
  }

  /** The plain form is what every server knows; the other has the answer made by the schema. */
  private chat({ system, user }: { system: string; user: string }): ChatRequest {
    const { name, schema, maxTokensOut } = this.request.task;
    const messages: ChatRequest['messages'] = [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ];
    // oxlint-disable-next-line typescript/no-deprecated -- servers that know no response_format know this name alone
    if (this.isPlain) return { messages, max_tokens: maxTokensOut };
    return {
      messages,
      max_completion_tokens: maxTokensOut,
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: formOf(schema) } },
    };
  }

  private count({ tokensIn, tokensOut, requests }: ModelUsage): void {
    this.usage.tokensIn += tokensIn;
    this.usage.tokensOut += tokensOut;
    this.usage.requests += requests;
  }

  private hasRequests(): boolean {
    return this.usage.requests < this.parts.limits.requests;
  }

  private timeLeft(): number {
    return this.parts.limits.totalMs - (this.parts.now() - this.begun);
  }
}
