import Ajv2020 from 'ajv/dist/2020';
import type { Answer as Received } from './http';
import { answerOf, type Document, type NamedOperation, type Schema } from './reference';

/** Says what of an answer the document does not promise. */
export class PromisedAnswers {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

  constructor(private readonly document: Document) {
    const schemas = closed(document.components.schemas) as Record<string, Schema>;
    this.ajv.addSchema({ $id: 'api', components: { schemas } });
  }

  faultOf({ responses }: NamedOperation, { status, headers, body, text }: Received): string | undefined {
    const promised = responses[status];
    if (status >= 500 && !(status === 503 && promised?.$ref === undefined))
      return `answers ${status}: ${text.slice(0, 200)}`;
    if (!promised) return `answers ${status}, which it does not name: ${text.slice(0, 200)}`;
    const { content } = answerOf(this.document, promised);
    if (!content) return text === '' ? undefined : `answers ${status} with a body that it does not name`;
    const [type = ''] = (headers.get('content-type') ?? '').split(';');
    const told = content[type] ?? content[`${type.split('/')[0]}/*`];
    if (!told)
      return `answers ${status} as ${type || 'nothing'}, and names ${Object.keys(content).join(', ')}`;
    if (type !== 'application/json' || told.schema?.contentMediaType !== undefined) return undefined;
    return this.mismatch(told.schema ?? {}, body);
  }

  private mismatch(schema: Schema, body: unknown): string | undefined {
    const validate = this.ajv.compile(closed(schema) as object);
    if (validate(body)) return undefined;
    const faults = (validate.errors ?? [])
      .slice(0, 3)
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
    return `its body does not fit: ${faults.join('; ')}`;
  }
}

/** The same schemas, of objects that hold nothing but what is named, and with references into the document. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, closed(part)]));
  if (typeof copy.$ref === 'string') copy.$ref = copy.$ref.replace(/^#/, 'api#');
  // A schema beside others in `allOf` names only a part.
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined)
    copy.additionalProperties = false;
  return copy;
}
