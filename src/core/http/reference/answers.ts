import type { RouteRule } from '../../auth/route-rules';
import { describedOf, type NestOperation, type Schema } from './described';

interface Answer {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: Schema }>;
}

const SAYS: Record<string, string> = {
  ...{ 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No content', 302: 'Found' },
};

/** The answer of an operation that succeeds, under the status that Nest sends it with. */
export function successOf(
  { responses }: NestOperation,
  { handler }: RouteRule,
  answer: Schema | undefined,
): Record<string, Answer> {
  const { files, alsoStatuses = {}, headers = {} } = describedOf(handler);
  const [status = '200'] = Object.keys(responses).filter((code) => /^[23]/.test(code));
  const content = files ? filesOf(files) : contentOf(answer);
  const whole: Omit<Answer, 'description'> = {
    ...(Object.keys(headers).length > 0 ? { headers: headersOf(headers) } : {}),
    ...(content ? { content } : {}),
  };
  const others = Object.entries(alsoStatuses).map(
    ([code, description]) => [code, { description, ...whole }] as const,
  );
  const description = SAYS[status] ?? 'Done.';
  return Object.fromEntries([[status, { description, ...whole }] as const, ...others]);
}

/** Nest sends a text as it is, and all else as JSON. */
function contentOf(answer: Schema | undefined): Answer['content'] {
  if (!answer) return undefined;
  return { [answer.type === 'string' ? 'text/plain' : 'application/json']: { schema: answer } };
}

/** A text of that type; what is none has no schema but its media type. */
function filesOf(types: readonly string[]): Record<string, { schema?: Schema }> {
  return Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
  );
}

function headersOf(headers: Record<string, string>): Record<string, object> {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}
