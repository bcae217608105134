import type { RouteRule } from '../../auth/route-rules';
import { isDto, schemaOfDto } from '../dto-schemas';
import { describedOf, type MultipartParts, type Schema } from './described';
import { argumentsOf } from './handler-arguments';

interface Body {
  required: true;
  content: Record<string, { schema: Schema; encoding?: Record<string, { contentType: string }> }>;
}

type DtoClass = NonNullable<MultipartParts['fields']>;

/** What an operation takes as its body: an upload, or JSON that a class checks. */
export function bodyOf(route: RouteRule): Body | undefined {
  const { multipart } = describedOf(route.handler);
  if (multipart) return uploadOf(multipart);
  const dto = jsonBodyOf(route);
  return dto && { required: true, content: { 'application/json': { schema: referenceTo(dto) } } };
}

/** The schemas of payloads with what their comments say. */
export function withComments(
  schemas: Record<string, Schema>,
  comments: Record<string, Record<string, string>>,
): Record<string, Schema> {
  const entries = Object.entries(schemas).map(([name, schema]) => {
    const told = comments[name] ?? {};
    const properties = Object.entries(schema.properties ?? {}).map(([property, rules]): [string, Schema] => {
      const description = told[property];
      return [property, description === undefined ? rules : { ...rules, description }];
    });
    return [name, { ...schema, properties: Object.fromEntries(properties) }];
  });
  return Object.fromEntries(entries) as Record<string, Schema>;
}

/** The classes that the schemas of a route's bodies are read from. */
export function dtosOf(route: RouteRule): DtoClass[] {
  const { multipart } = describedOf(route.handler);
  return [jsonBodyOf(route) ?? [], Object.values(multipart?.json ?? {})].flat();
}

/** The body's class, by the signature or, where that reads the body itself, by `Describe({ body })`. */
function jsonBodyOf(route: RouteRule): DtoClass | undefined {
  const told = describedOf(route.handler).body;
  if (told) return told;
  const types = argumentsOf(route).filter(({ kind }) => kind === 'body');
  return types.map(({ type }) => type).find((type): type is DtoClass => isDto(type));
}

function uploadOf({ json = {}, optional = [], fields, file, files = {} }: MultipartParts): Body {
  const own = fields ? schemaOfDto(fields) : {};
  const objects = Object.entries(json).map(([name, dto]) => [name, referenceTo(dto)]);
  const encoding = Object.keys(json).map((name) => [name, { contentType: 'application/json' }] as const);
  const properties: Record<string, Schema> = {
    ...(own.properties as Record<string, Schema> | undefined),
    ...(Object.fromEntries(objects) as Record<string, Schema>),
    ...(file && { file: csvFile(file.description) }),
    ...Object.fromEntries(Object.entries(files).map(([name, description]) => [name, csvFile(description)])),
  };
  const needed = Object.keys(json).filter((name) => !optional.includes(name));
  const required = [...needed, ...(own.required ?? []), ...(file && !file.optional ? ['file'] : [])];
  const schema: Schema = { type: 'object', properties, required };
  const encoded = encoding.length > 0 ? { encoding: Object.fromEntries(encoding) } : {};
  return { required: true, content: { 'multipart/form-data': { schema, ...encoded } } };
}

function csvFile(description: string): Schema {
  return { type: 'string', contentMediaType: 'text/csv', description };
}

function referenceTo({ name }: DtoClass): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
