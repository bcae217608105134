import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EXPORT_FORMATS, type ExportFormat, exportFormatOf } from './export';
import {
  type FilterKind,
  type FilterSpec,
  type ListQuery,
  type ListSpec,
  MAX_ROWS,
  MAX_TEXT,
  parseIds,
  parseListQuery,
} from './list-query';
import { Describe, described, type Described, type Parameter, type Schema } from './reference/described';

type AnyList = ListSpec<string, FilterSpec>;

/** The checked query of a list of this kind. */
export type ListOf<List extends AnyList> = ListQuery<List['sort'][number], List['filter']>;

const ID: Schema = { type: 'string', pattern: '^[0-9a-f]{24}$' };
const CONTENT_RANGE = 'The rows that are sent and how many there are, such as `users 0-24/312`.';

const queryOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().query;
const ParsedList = createParamDecorator((list: AnyList, context) => parseListQuery(queryOf(context), list));
const ParsedIds = createParamDecorator((_: unknown, context) => parseIds(queryOf(context)));
const ParsedFormat = createParamDecorator((_: unknown, context): ExportFormat => {
  const { format } = queryOf(context) as { format?: unknown };
  return exportFormatOf(format);
});

/** The `sort`, `range` and `filter` of a list, checked; type the parameter `ListOf<typeof …>`. */
export const List = (list: AnyList) =>
  described(ParsedList(list), {
    parameters: listParameters(list),
    headers: { 'Content-Range': CONTENT_RANGE },
  });

/** The `sort` and `filter` of an export, which has all rows. */
export const ListToExport = (list: AnyList) =>
  described(ParsedList(list), {
    parameters: listParameters(list).filter(({ name }) => name !== 'range'),
  });

/** The ids of the records that a change is for: `filter={"id":["…"]}`. */
export const SelectedIds = () =>
  described(ParsedIds(), {
    parameters: [
      jsonParameter(
        'filter',
        'The records, by their ids.',
        {
          type: 'object',
          properties: { id: idsSchema(1) },
          required: ['id'],
          additionalProperties: false,
        },
        true,
      ),
    ],
  });

const FORMAT: Described = {
  parameters: [
    {
      name: 'format',
      in: 'query',
      description: 'What the file is: `csv` unless something else is asked for.',
      schema: { type: 'string', enum: [...EXPORT_FORMATS], default: 'csv' },
    },
  ],
  files: ['text/csv', 'application/json'],
};

/** The format of an export, checked. */
export const Format = () => described(ParsedFormat(), FORMAT);

/** For an operation that reads the query of its list itself. */
export const DescribesList = (list: AnyList): MethodDecorator =>
  Describe({ parameters: listParameters(list), headers: { 'Content-Range': CONTENT_RANGE } });

function listParameters({ sort, defaultSort, filter }: AnyList): Parameter[] {
  const { field = sort[0], direction = 'ASC' } = defaultSort ?? {};
  const position: Schema = { type: 'integer', minimum: 0 };
  const fields = Object.entries(filter).map(([name, kind]) => [name, schemaOf(kind)] as const);
  return [
    jsonParameter(
      'sort',
      `A field and \`ASC\` or \`DESC\`; \`["${field}","${direction}"]\` if absent. Fields: ${sort.map((name) => `\`${name}\``).join(', ')}.`,
      {
        type: 'array',
        prefixItems: [
          { type: 'string', enum: [...sort] },
          { type: 'string', enum: ['ASC', 'DESC'] },
        ],
        minItems: 2,
        maxItems: 2,
      },
    ),
    jsonParameter('range', `The first and the last row, counted from 0; at most ${MAX_ROWS} rows.`, {
      type: 'array',
      prefixItems: [position, position],
      minItems: 2,
      maxItems: 2,
    }),
    jsonParameter('filter', 'What the rows must have; all of it together.', {
      type: 'object',
      properties: { ...Object.fromEntries(fields), id: idsSchema(0) },
      additionalProperties: false,
    }),
  ];
}

function jsonParameter(name: string, description: string, schema: Schema, required = false): Parameter {
  return { name, in: 'query', description, required, content: { 'application/json': { schema } } };
}

function idsSchema(minItems: number): Schema {
  return { description: 'Only these records.', type: 'array', items: ID, minItems, maxItems: MAX_ROWS };
}

function schemaOf(kind: FilterKind): Schema {
  switch (kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'count':
      return { type: 'integer', minimum: 0 };
    case 'id':
      return ID;
    case 'text':
      return { type: 'string', maxLength: MAX_TEXT };
    case 'address':
      return { type: 'string', maxLength: 2_048, description: 'A URL, exactly.' };
    case 'dates': {
      const day: Schema = { type: 'string', format: 'date' };
      return {
        type: 'object',
        description: 'From the one to the other, both included.',
        properties: { from: day, to: day },
        minProperties: 1,
        additionalProperties: false,
      };
    }
    default:
      return 'anyOf' in kind ? severalOf(kind.anyOf) : { enum: [...kind] };
  }
}

function severalOf(words: readonly string[]): Schema {
  const word: Schema = { enum: [...words] };
  return { anyOf: [word, { type: 'array', items: word, maxItems: words.length }] };
}
