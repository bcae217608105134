import type { OpenAPIObject } from '@nestjs/swagger';

type DtoClass = new () => object;

/** A parameter as OpenAPI 3.1 has it. */
export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  description: string;
  required?: boolean;
  /** Of a parameter in plain text, and of one in JSON. */
  schema?: Schema;
  content?: { 'application/json': { schema: Schema } };
}

/** A JSON Schema, as far as the reference has use for it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  default?: unknown;
  pattern?: string;
  contentMediaType?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** An operation as Nest documents it. */
export type NestOperation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** What an upload consists of: its fields, each with the class that checks it, and the file behind them. */
export interface MultipartParts {
  /** Fields that hold an object as JSON. */
  json?: Record<string, DtoClass>;
  /** Those of them that may be left out. */
  optional?: string[];
  /** A class whose properties are fields of their own. */
  fields?: DtoClass;
  /** What the file holds; `optional` where the upload may come without one. */
  file?: { description: string; optional?: boolean };
  /** What each of several files holds, by its field: any of them may be left out. */
  files?: Record<string, string>;
}

/** What an operation says of itself beside its types. */
export interface Described {
  parameters?: Parameter[];
  /** The class of a body that the operation checks itself. */
  body?: DtoClass;
  multipart?: MultipartParts;
  /** Media types of a file that it answers with. */
  files?: string[];
  /** Further statuses that have the body of the answer. */
  alsoStatuses?: Record<number, string>;
  /** Headers of the answer with what they say. */
  headers?: Record<string, string>;
}

const DESCRIBED = 'reference:described';

export function describedOf(handler: object): Described {
  return (Reflect.getMetadata(DESCRIBED, handler) as Described | undefined) ?? {};
}

/** Tells what the reference can't read from the types of an operation. */
export const Describe =
  (more: Described): MethodDecorator =>
  (target, key) =>
    describe(target, key, more);

/** A part of the operation's address. */
export function inPath(name: string, description: string, schema: Schema = { type: 'string' }): Parameter {
  return { name, in: 'path', required: true, description, schema };
}

/** Parameters of the query that are plain texts. */
export const QueryParameters = (parameters: Record<string, { description: string; schema: Schema }>) =>
  Describe({
    parameters: Object.entries(parameters).map(([name, rest]) => ({ name, in: 'query', ...rest })),
  });

/** An answer that is a file, of one of these media types. */
export const AnswersFile = (...files: string[]) => Describe({ files });

/** A JSON body that the operation checks itself. */
export const JsonBody = (body: DtoClass) => Describe({ body });

/** A body that is an upload. */
export const MultipartBody = (multipart: MultipartParts) => Describe({ multipart });

/** The same for a decorator of a parameter, which stands below those of its method. */
export function describe(target: object, key: string | symbol | undefined, more: Described): void {
  const handler = (target as Record<string | symbol, object>)[key ?? ''];
  if (!handler) throw new TypeError('Only operations are described.');
  const known = describedOf(handler);
  const parameters = [...(known.parameters ?? []), ...(more.parameters ?? [])];
  const headers = { ...known.headers, ...more.headers };
  Reflect.defineMetadata(DESCRIBED, { ...known, ...more, parameters, headers }, handler);
}

/** A decorator of a parameter that tells this of its operation. */
export function described(decorate: ParameterDecorator, more: Described): ParameterDecorator {
  return (target, key, index) => {
    decorate(target, key, index);
    describe(target, key, more);
  };
}
