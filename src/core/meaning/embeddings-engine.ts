import { setTimeout as wait } from 'node:timers/promises';
import type { LlmSettings } from '../../config/llm-settings';
import COMMON_TEXTS from '../../domain/meaning/common-texts.json';
import { meanOf, readEmbeddings } from '../../domain/meaning/read-embeddings';
import type { TextVectors } from '../../domain/meaning/text-vectors';
import { estimatedTokens } from '../../domain/model/prompt';
import { countedTokens } from '../../domain/model/usage';
import { ChatServer } from '../model/chat-server';
import type { ModelBudget } from '../model/model-budget';
import { isPassing, ModelFailure } from '../model/model-failure';
import { MODEL_LIMITS } from '../model/model-limits';
import type { MeaningEngine } from './kept-meaning';
import type { MeaningRequest } from './meaning-port';

type Request = Pick<MeaningRequest, 'signal' | 'user'>;
type Limits = Record<'requestMs' | 'answerBytes' | 'retryMs' | 'longestRetryMs', number>;

/** 64 vectors of 4,096 numbers, as long as they are written. */
const LIMITS: Limits = { ...MODEL_LIMITS, answerBytes: 8 * 1024 * 1024 };
/** Once more after what may pass. */
const TRIES = 2;

/**
 * A model of any server with an interface like OpenAI's, by `/embeddings`: what is guarded, counted and refused is as for the
 * model that writes.
 */
export class EmbeddingsEngine implements MeaningEngine {
  readonly name: string;
  private readonly server: ChatServer;
  private knownMean?: Promise<number[]>;

  constructor(
    settings: LlmSettings,
    private readonly budget: Pick<ModelBudget, 'reserve'>,
    private readonly limits: Limits = LIMITS,
  ) {
    this.name = JSON.stringify([settings.baseUrl, settings.embeddingsModel]);
    this.server = new ChatServer(settings, limits);
  }

  /** That of its vectors of common texts in many languages, once a process. */
  mean(request: Request): Promise<number[]> {
    this.knownMean ??= this.vectorsOf(COMMON_TEXTS, request).then(meanOf);
    this.knownMean.catch(() => (this.knownMean = undefined));
    return this.knownMean;
  }

  /** @throws ModelFailure */
  async vectorsOf(texts: string[], request: Request): Promise<TextVectors> {
    for (let left = TRIES - 1; ; left -= 1) {
      try {
        return await this.ask(texts, request);
      } catch (error) {
        if (left === 0 || !(error instanceof ModelFailure) || !isPassing(error.reason)) throw error;
        const pause = error.retryAfter ?? this.limits.retryMs;
        if (pause > this.limits.longestRetryMs) throw error;
        await wait(pause, undefined, { signal: request.signal });
      }
    }
  }

  close(): Promise<void> {
    return this.server.close();
  }

  private async ask(texts: string[], { signal, user }: Request): Promise<TextVectors> {
    const tokensIn = estimatedTokens({ system: '', user: texts.join('\n') });
    const reservation = await this.budget.reserve(user, { tokensIn, tokensOut: 0 });
    const used = { tokensIn: 0, tokensOut: 0, requests: 1 };
    try {
      const answer = await this.server.embed(texts, { timeoutMs: this.limits.requestMs, signal });
      const { tokens, vectors } = readEmbeddings(answer, texts.length);
      used.tokensIn = countedTokens(tokens, tokensIn, vectors !== undefined);
      if (!vectors) throw new ModelFailure('wrong-form');
      return vectors;
    } finally {
      await reservation.settle(used);
    }
  }
}
