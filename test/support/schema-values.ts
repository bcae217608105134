import fc from 'fast-check';
import type { Schema } from './reference';

type Schemas = Record<string, Schema>;
type Values = fc.Arbitrary<unknown>;

/** Addresses that no other site has: what the server is asked to read stays on this machine. */
const ADDRESSES = ['http://127.0.0.1:9/page', 'https://localhost/', 'http://[::1]/a?b=c'];
const MOST_CHARACTERS = 60;
const MOST_ITEMS = 4;
const DEEPEST = 6;

/** Values that a schema allows; `ids` are records that there are. */
export function valuesOf(schema: Schema, schemas: Schemas, ids: readonly string[], depth = 0): Values {
  const inner = (part: Schema) => valuesOf(part, schemas, ids, depth + 1);
  if (typeof schema.$ref === 'string') {
    const named = schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
    return depth > DEEPEST ? fc.constant({}) : valuesOf(named, schemas, ids, depth + 1);
  }
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const anyOf = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (anyOf) return fc.oneof(...anyOf.map(inner));
  switch (schema.type) {
    case 'string':
      return textsOf(schema, ids);
    case 'integer':
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listsOf(schema, inner);
    case 'object':
      return objectsOf(schema, inner);
    default:
      return fc.oneof(fc.constantFrom(...ADDRESSES), fc.string({ maxLength: MOST_CHARACTERS }), fc.integer());
  }
}

function textsOf(
  { pattern, format, minLength = 0, maxLength = MOST_CHARACTERS }: Schema,
  ids: readonly string[],
): Values {
  if (pattern === '^[0-9a-f]{24}$' || format === 'mongo-id') {
    return ids.length > 0
      ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: idValues })
      : idValues;
  }
  if (format === 'email') return fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `${name}@cohort.test`);
  if (format === 'date') return fc.constantFrom('2026-01-01', '2026-11-24', '2031-12-31');
  const most = Math.min(maxLength as number, Math.max(minLength as number, MOST_CHARACTERS));
  const lengths = { minLength: minLength as number, maxLength: most };
  // Where none fits, a filter would look for one for ever.
  const fitting = ADDRESSES.filter(({ length }) => length <= most);
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc
        .stringMatching(/^[a-z]{3,12}( [a-z]{2,8})?$/)
        .filter(({ length }) => length >= lengths.minLength && length <= most),
    },
    ...(fitting.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...fitting) }] : []),
    {
      weight: 1,
      arbitrary: fc.string({ ...lengths, unit: 'binary' }).filter(({ length }) => length <= most),
    },
  );
}

const idValues = fc.stringMatching(/^[0-9a-f]{24}$/);

function numbersOf({ type, minimum = 0, maximum = 1_000_000 }: Schema): Values {
  const [min, max] = [Number(minimum), Number(maximum)];
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

function listsOf(
  { items, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: Schema,
  inner: (part: Schema) => Values,
): Values {
  if (Array.isArray(prefixItems)) return fc.tuple(...(prefixItems as Schema[]).map(inner));
  const least = Number(minItems);
  return fc.array(inner((items ?? {}) as Schema), {
    minLength: least,
    maxLength: Math.max(least, Math.min(Number(maxItems), MOST_ITEMS)),
  });
}

function objectsOf(
  { properties = {}, required = [], minProperties = 0 }: Schema,
  inner: (part: Schema) => Values,
): Values {
  const parts = Object.entries(properties as Record<string, Schema>).map(
    ([name, part]) => [name, inner(part)] as const,
  );
  return fc
    .record(Object.fromEntries(parts), { requiredKeys: required as string[] })
    .filter((value) => Object.keys(value).length >= Number(minProperties))
    .map((value) => ({ ...value }));
}

/** Bodies that a schema of an object forbids, each with what is wrong: nothing asked for, or another kind of value. */
export function forbiddenBodies(schema: Schema, schemas: Schemas, valid: unknown): [string, unknown][] {
  const { properties = {}, required = [] } = resolved(schema, schemas) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  const whole = valid as Record<string, unknown>;
  const without = required.map((name): [string, unknown] => {
    const { [name]: _, ...rest } = whole;
    return [`no ${name}`, rest];
  });
  const plain = Object.entries(properties).filter(([, part]) => isPlain(part));
  const wrong = plain.map(([name]): [string, unknown] => [
    `${name} is an object`,
    { ...whole, [name]: { a: [1] } },
  ]);
  return [['a list', [valid]], ...without, ...wrong];
}

const isPlain = ({ type, enum: words }: Schema): boolean =>
  Array.isArray(words) || type === 'string' || type === 'integer' || type === 'number' || type === 'boolean';

function resolved(schema: Schema, schemas: Schemas): Schema {
  return typeof schema.$ref === 'string' ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
}
