import { recordOf } from './read-answer';

interface Gathered {
  content: string;
  refusal: string;
  calls: unknown[];
  finish: unknown;
  usage: unknown;
}

/**
 * The chat completion that a whole stream of server-sent events adds up to, in the form of an answer that was not
 * streamed; undefined where an event is no JSON. A stream that was cut has no `finish_reason`.
 */
export function completionOfEvents(stream: string): unknown {
  const sum: Gathered = { content: '', refusal: '', calls: [], finish: null, usage: null };
  for (const data of eventsOf(stream)) {
    if (data === '[DONE]') break;
    try {
      gather(sum, JSON.parse(data));
    } catch {
      return undefined;
    }
  }
  const { content, refusal, calls, finish, usage } = sum;
  const message = { content, refusal, tool_calls: calls };
  return { choices: [{ message, finish_reason: finish }], usage };
}

/** The data of each event; events end at an empty line, and one that does not is not whole. */
function eventsOf(stream: string): string[] {
  return stream
    .replaceAll(/\r\n?/gu, '\n')
    .split('\n\n')
    .slice(0, -1)
    .map((event) =>
      event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length).trimStart())
        .join('\n'),
    )
    .filter((data) => data !== '');
}

function gather(sum: Gathered, event: unknown): void {
  const { choices, usage } = recordOf(event) ?? {};
  if (usage != null) sum.usage = usage;
  const choice = recordOf(Array.isArray(choices) ? (choices as unknown[])[0] : undefined);
  const delta = recordOf(choice?.delta);
  if (typeof delta?.content === 'string') sum.content += delta.content;
  if (typeof delta?.refusal === 'string') sum.refusal += delta.refusal;
  if (Array.isArray(delta?.tool_calls)) sum.calls.push(...(delta.tool_calls as unknown[]));
  if (choice?.finish_reason != null) sum.finish = choice.finish_reason;
}
