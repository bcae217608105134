import type { ModelFailureReason } from '../../contracts/model/model';

/** What a chat completion says, as far as it can be used. The tokens are as the server tells them, whatever that is. */
export type CompletionReading = ({ content: string } | { reason: ModelFailureReason }) & {
  tokensIn: unknown;
  tokensOut: unknown;
};

const FENCE = '```';
const LANGUAGE_OF_FENCE = /^[a-z]*\s/iu;

/** Reads the body of a chat completion, of which nothing is taken for granted. */
export function readCompletion(body: unknown): CompletionReading {
  const usage = recordOf(recordOf(body)?.usage);
  const tokens = { tokensIn: usage?.prompt_tokens, tokensOut: usage?.completion_tokens };
  return { ...readChoice(body), ...tokens };
}

function readChoice(body: unknown): { content: string } | { reason: ModelFailureReason } {
  const choices = recordOf(body)?.choices;
  const choice = recordOf(Array.isArray(choices) ? (choices as unknown[])[0] : undefined);
  const message = recordOf(choice?.message);
  if (!choice || !message) return { reason: 'broken-answer' };
  const { finish_reason: finish } = choice;
  const { refusal, tool_calls: calls, function_call: call, content } = message;
  if (typeof refusal === 'string' && refusal !== '') return { reason: 'refused' };
  if ((Array.isArray(calls) && calls.length > 0) || call != null) return { reason: 'tool-call' };
  if (finish === 'length') return { reason: 'cut-off' };
  if (finish === 'content_filter') return { reason: 'filtered' };
  if (finish === 'tool_calls' || finish === 'function_call') return { reason: 'tool-call' };
  if (finish !== 'stop') return { reason: 'broken-answer' };
  if (content != null && typeof content !== 'string') return { reason: 'broken-answer' };
  return content?.trim() ? { content } : { reason: 'empty' };
}

/** The JSON value of an answer: all of it, the one code fence in it, or from its first brace to its last; else undefined. */
export function jsonIn(content: string): unknown {
  const [, fenced, , ...more] = content.split(FENCE);
  if (more.length > 0) return undefined;
  const braces = content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1);
  for (const text of [content, fenced?.replace(LANGUAGE_OF_FENCE, ''), braces]) {
    const value = text === undefined ? undefined : parsed(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function recordOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
