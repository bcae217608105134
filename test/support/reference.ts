/** The served OpenAPI document, as far as tests look at it. */
export interface Document {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

export interface Schema {
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: Schema;
  content?: Record<string, { schema: Schema }>;
}

export interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema?: Schema }>;
}

export interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  tags?: string[];
  'x-access': { kind: string; tool?: string };
  'x-key-scope'?: string | null;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, Answer>;
}

export interface NamedOperation extends Operation {
  /** Such as `GET /api/users/{id}`. */
  name: string;
  method: string;
  path: string;
}

export function operationsOf({ paths }: Document): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => {
      const verb = method.toUpperCase();
      return { ...operation, name: `${verb} ${path}`, method: verb, path };
    }),
  );
}

/** An answer, which may be one that several operations share. */
export function answerOf({ components }: Document, { $ref, ...answer }: Answer): Answer {
  return $ref === undefined ? answer : (components.responses[$ref.split('/').at(-1) ?? ''] ?? {});
}

/** What the document does not say of its operations, each with the operation's name. */
export function gapsOf(document: Document): string[] {
  const operations = operationsOf(document);
  const ids = operations.map(({ operationId }) => operationId);
  const described = document.tags.filter(({ description }) => description).map(({ name }) => name);
  return operations.flatMap((operation) => {
    const { name, operationId, summary, tags = [], parameters = [], requestBody } = operation;
    const gaps = [
      ...(summary ? [] : ['no summary']),
      ...(tags.length === 1 ? [] : ['no tag']),
      ...tags.filter((tag) => !described.includes(tag)).map((tag) => `tag ${tag} without a description`),
      ...(ids.filter((id) => id === operationId).length === 1 ? [] : [`operationId ${operationId} twice`]),
      ...parameters.flatMap(gapsOfParameter),
      ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
        says(schema) ? [] : [`body ${type} without a schema`],
      ),
      ...gapsOfAnswers(document, operation),
    ];
    return gaps.map((gap) => `${name}: ${gap}`);
  });
}

function gapsOfParameter({ name, description, schema, content }: Parameter): string[] {
  const told = schema ?? content?.['application/json']?.schema;
  return [
    ...(description ? [] : [`parameter ${name} without a description`]),
    ...(says(told) ? [] : [`parameter ${name} without a schema`]),
  ];
}

function gapsOfAnswers(document: Document, { responses, 'x-access': access }: NamedOperation): string[] {
  const answers = Object.entries(responses).map(
    ([status, answer]) => [status, answerOf(document, answer)] as const,
  );
  const statuses = answers.map(([status]) => Number(status));
  const silent = answers.filter(([status, { content = {} }]) => {
    const schemas = Object.values(content).map(({ schema }) => schema);
    // What a redirect says is its header.
    return status === '204' || status === '302'
      ? schemas.length > 0
      : schemas.length === 0 || !schemas.every(says);
  });
  return [
    ...(statuses.some((status) => status < 400) ? [] : ['no answer']),
    ...(statuses.includes(500) && (access.kind === 'public' || statuses.includes(401)) ? [] : ['no errors']),
    ...silent.map(([status]) => `answer ${status} without a schema`),
  ];
}

function says(schema: Schema | undefined): boolean {
  return schema !== undefined && Object.keys(schema).length > 0;
}

/** All that the document says of its groups, its operations and what they take and answer, each with where. */
export function saidIn({ tags, paths, components }: Document): { where: string; text: string }[] {
  const said = (value: unknown, where: string): { where: string; text: string }[] =>
    Object.entries(Object(value) as object).flatMap(([key, part]: [string, unknown]) =>
      typeof part === 'string'
        ? /^(?:summary|description)$/.test(key)
          ? [{ where, text: part.replaceAll(/`[^`]*`/g, '') }]
          : []
        : said(part, where),
    );
  const schemas = Object.entries(components.schemas);
  return [
    ...tags.flatMap((tag) => said(tag, tag.name)),
    ...operationsOf({ tags, paths } as Document).flatMap((operation) => said(operation, operation.name)),
    ...schemas.flatMap(([name, { properties, ...schema }]) => [
      ...said(schema, name),
      ...Object.entries(Object(properties) as object).flatMap(([property, part]) =>
        said(part, `${name}.${property}`),
      ),
    ]),
  ];
}
