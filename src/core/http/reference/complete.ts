import type { OpenAPIObject } from '@nestjs/swagger';
import type { AccessRule } from '../../../contracts/access/access';
import type { RouteRule } from '../../auth/route-rules';
import { isDto, schemaOfDto, schemasOf } from '../dto-schemas';
import { successOf } from './answers';
import { bodyOf, dtosOf, withComments } from './bodies';
import { describedOf, type NestOperation, type Parameter, type Schema } from './described';
import { argumentsOf } from './handler-arguments';
import { operationOf, type Operations, readOperations } from './operations';
import { errorAnswers, refusalsOf } from './refusals';
import { groupsOf } from './tags';

/** How the reference calls the way in by an API key. */
export const API_KEY_SCHEME = 'apiKey';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds to Nest's document what each operation says of itself, in its comment, its types and its decorators. */
export function complete(document: OpenAPIObject, routes: readonly RouteRule[]): OpenAPIObject {
  const known = readOperations();
  const byName = new Map(routes.map((route) => [`${route.method} ${templateOf(route.path)}`, route]));
  const responses = {};
  const lists = new Set(Object.keys(document.paths).filter((path) => document.paths[path]?.get));
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      const route = byName.get(`${method.toUpperCase()} ${templateOf(path)}`);
      if (!operation || !route) continue;
      const { summary, description, answer, refuses } = operationOf(known, route);
      const body = bodyOf(route);
      Object.assign(operation, {
        summary,
        description: [description, accessOf(route)].filter(Boolean).join('\n\n'),
        'x-access': route.rule,
        'x-key-scope': route.keyScope ?? null,
        parameters: parametersOf(route, templateOf(path), { lists, known }),
        ...(body ? { requestBody: body } : {}),
        responses: {
          ...successOf(operation, route, answer),
          ...errorAnswers(refusalsOf(route, refuses), responses),
        },
      } satisfies Record<string, unknown>);
      if (route.rule?.kind !== 'public') operation.security = securityOf(route);
    }
  }
  const payloads = schemasOf(routes.flatMap(dtosOf)) as Record<string, Schema>;
  const schemas = { ...known.schemas, ...withComments(payloads, known.payloads) };
  return {
    ...document,
    tags: groupsOf(known.groups),
    components: { ...document.components, schemas, responses } as OpenAPIObject['components'],
  };
}

/** `/api/users/:id/` as `/api/users/{id}` */
function templateOf(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
}

interface Context {
  /** Addresses that list records. */
  lists: ReadonlySet<string>;
  known: Operations;
}

function parametersOf(
  route: RouteRule,
  path: string,
  { lists, known }: Context,
): NestOperation['parameters'] {
  const told = describedOf(route.handler).parameters ?? [];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => {
    const own = told.find((parameter) => parameter.in === 'path' && parameter.name === name);
    return own ?? idParameter(route, name, path.slice(0, index - 1), lists);
  });
  const rest = told.filter((parameter) => parameter.in !== 'path');
  return [...inPath, ...rest, ...dtoParameters(route, known)] as unknown as NestOperation['parameters'];
}

function idParameter(route: RouteRule, name: string, list: string, lists: ReadonlySet<string>): Parameter {
  const isId = argumentsOf(route).some((argument) => argument.name === name && argument.isId);
  const from = lists.has(list) ? `, as \`GET ${list}\` lists it` : '';
  return {
    name,
    in: 'path',
    required: true,
    description: isId ? `The record’s id${from}.` : '',
    schema: isId ? { type: 'string', pattern: '^[0-9a-f]{24}$' } : { type: 'string' },
  };
}

/** A query that a class checks, as one parameter for each of its properties. */
function dtoParameters(route: RouteRule, { payloads }: Operations): Parameter[] {
  const queries = argumentsOf(route).filter(({ kind }) => kind === 'query');
  return queries.flatMap(({ type }) => {
    if (!isDto(type)) return [];
    const { properties = {}, required = [] } = schemaOfDto(type);
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query' as const,
      description: payloads[type.name]?.[name] ?? '',
      required: required.includes(name),
      schema: schema as Parameter['schema'],
    }));
  });
}

/** Who may call it, and with which scope a key. */
function accessOf({ rule, keyScope }: RouteRule): string {
  const keys = keyScope ? `the scope \`${keyScope}\`` : 'none';
  return `Access: ${sentenceOf(rule)}.${rule?.kind === 'public' ? '' : ` API keys: ${keys}.`}`;
}

function securityOf({ keyScope }: RouteRule): Record<string, string[]>[] {
  return [{ bearer: [] }, ...(keyScope ? [{ [API_KEY_SCHEME]: [keyScope] }] : [])];
}

function sentenceOf(rule: AccessRule | undefined): string {
  switch (rule?.kind) {
    case undefined:
    case 'public':
      return 'everyone';
    case 'user':
      return 'any logged-in user';
    case 'admin':
      return 'admins';
    case 'tool':
      return `admins, and students with the tool ${rule.tool}`;
    case 'any-tool':
      return `admins, and students with one of the tools ${rule.tools.join(', ')}`;
  }
}
