import type { OpenAI } from 'openai' with { 'resolution-mode': 'import' };
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { LlmSettings } from '../../config/llm-settings';
import { completionOfEvents } from '../../domain/model/read-events';
import { FetchError } from '../fetch/fetch-error';
import { OneOrigin, type OriginAnswer } from '../fetch/one-origin';
import { retryAfterMs } from '../fetch/retry-after';
import { ModelFailure } from './model-failure';
import type { ModelLimits } from './model-limits';

export type ChatRequest = Omit<ChatCompletionCreateParamsNonStreaming, 'model'>;

interface Patience {
  timeoutMs: number;
  signal?: AbortSignal;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;
const EVENTS_TYPE = /^text\/event-stream\b/i;
/** The SDK asks for a key; where there is none, no header is sent. */
const NO_KEY = 'none';

/**
 * The server of the models. The SDK writes the request; what goes over the wire is ours: by default it would repeat
 * requests, follow redirects with the key, take any size, and put the server's text into its errors.
 */
export class ChatServer {
  private readonly origin: OneOrigin;

  constructor(
    private readonly settings: LlmSettings,
    private readonly limits: Pick<ModelLimits, 'requestMs' | 'answerBytes'>,
  ) {
    this.origin = new OneOrigin(settings.baseUrl, limits.requestMs);
  }

  /**
   * The body of a chat completion, of which nothing is checked but that it is JSON.
   * @throws ModelFailure
   */
  ask(request: ChatRequest, patience: Patience): Promise<unknown> {
    const { model } = this.settings;
    return this.send(patience, (client) => client.chat.completions.create({ ...request, model }));
  }

  /**
   * The body of an answer with embeddings of texts, of which nothing is checked but that it is JSON.
   * @throws ModelFailure
   */
  embed(input: string[], patience: Patience): Promise<unknown> {
    const { embeddingsModel: model } = this.settings;
    return this.send(patience, (client) =>
      client.embeddings.create({ model, input, encoding_format: 'float' }),
    );
  }

  private async send(patience: Patience, request: (client: OpenAI) => Promise<unknown>): Promise<unknown> {
    let failure = new ModelFailure('unreachable');
    const carry = async (url: unknown, init?: { body?: unknown }): Promise<Response> => {
      try {
        return await this.carry(String(url), String(init?.body), patience);
      } catch (error) {
        failure = toModelFailure(error);
        throw failure;
      }
    };
    try {
      const client = await this.client(carry);
      return await request(client);
    } catch {
      // What the SDK makes of it may hold the server's text.
      throw failure;
    }
  }

  close(): Promise<void> {
    return this.origin.close();
  }

  /** Loaded for the first request: most installations have no model. What else the SDK reads of the environment is off. */
  private async client(carry: (url: unknown, init?: { body?: unknown }) => Promise<Response>) {
    const { OpenAI } = await import('openai');
    const { baseUrl, apiKey } = this.settings;
    return new OpenAI({
      baseURL: baseUrl,
      apiKey: apiKey || NO_KEY,
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      logLevel: 'off',
      maxRetries: 0,
      // Later than ours, which has a reason to give.
      timeout: 2 * this.limits.requestMs,
      fetch: carry,
    });
  }

  private async carry(url: string, body: string, { timeoutMs, signal }: Patience): Promise<Response> {
    const { apiKey } = this.settings;
    const answer = await this.origin.post(url, {
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      signal,
      timeoutMs,
      maxBytes: this.limits.answerBytes,
      accepts: (type) => JSON_TYPE.test(type) || EVENTS_TYPE.test(type),
    });
    const failure = failureOfStatus(answer);
    if (failure) throw failure;
    return completionIn(answer);
  }
}

function completionIn({ contentType, body }: OriginAnswer): Response {
  const text = body.toString();
  try {
    const isStream = EVENTS_TYPE.test(contentType ?? '');
    const completion: unknown = isStream ? completionOfEvents(text) : JSON.parse(text);
    if (completion !== undefined) return Response.json(completion);
  } catch {
    // No JSON, or one that nests too deeply to be written again.
  }
  throw new ModelFailure('broken-answer');
}

function failureOfStatus({ status, headers }: Pick<OriginAnswer, 'status' | 'headers'>): ModelFailure | null {
  if (status >= 200 && status < 300) return null;
  const told = { status, retryAfter: retryAfterMs(headers['retry-after'], Date.now()) };
  if (status < 400) return new ModelFailure('redirect', told);
  if (status === 401 || status === 403) return new ModelFailure('key-refused', told);
  if (status === 404) return new ModelFailure('not-found', told);
  if (status === 429) return new ModelFailure('rate-limited', told);
  return new ModelFailure(status >= 500 ? 'server-error' : 'request-refused', told);
}

function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!(error instanceof FetchError)) return new ModelFailure('unreachable');
  // Its body was too large or broke off, which matters less than what it was.
  const refused = error.head && failureOfStatus(error.head);
  if (refused && error.reason !== 'timeout' && error.reason !== 'aborted') return refused;
  switch (error.reason) {
    case 'timeout':
    case 'aborted':
    case 'too-large':
      return new ModelFailure(error.reason);
    case 'scheme':
      return new ModelFailure('plain-http');
    case 'type':
      return new ModelFailure('wrong-type');
    case 'encoding':
    case 'headers':
      return new ModelFailure('broken-answer');
    default:
      return new ModelFailure('unreachable');
  }
}
