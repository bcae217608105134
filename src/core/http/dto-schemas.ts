import { getMetadataStorage, MATCHES, MAX, MIN, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import type { NestedTypes } from '../../contracts/validation/nested';

type DtoClass = abstract new () => object;
type JsonSchema = ReturnType<typeof targetConstructorToSchema>;
type JsonSchemaOrReference = NonNullable<JsonSchema['properties']>[string];
type Bound = { constraints: number[] };

/** Where the library's own reading does not fit our rules, or OpenAPI. */
const CONVERTERS = {
  // Patterns of JSON Schema have no flags: without theirs, ours would refuse what we accept.
  [MATCHES]: { type: 'string' as const },
  // The library says `number` of what we say is an integer.
  [MIN]: ({ constraints }: Bound): JsonSchema => ({ minimum: constraints[0] }),
  [MAX]: ({ constraints }: Bound): JsonSchema => ({ maximum: constraints[0] }),
  [ValidationTypes.IS_DEFINED]: {},
  [ValidationTypes.NESTED_VALIDATION]: ({ context }: { context?: NestedTypes }): JsonSchema => {
    const references = (context?.types ?? []).map(({ name }) => ({ $ref: `#/components/schemas/${name}` }));
    return references.length === 1 ? { ...references[0] } : { anyOf: references };
  },
};

/** The JSON Schema of a DTO, read from the very rules that the validation pipe applies. */
export function schemaOfDto(dto: DtoClass): JsonSchema {
  const schema = targetConstructorToSchema(dto, { additionalConverters: CONVERTERS });
  const usual = new (dto as new () => Record<string, unknown>)();
  // The library says that whatever is checked must be given.
  const required = schema.required?.filter((name) => usual[name] === undefined) ?? [];
  return { ...schema, required: required.length > 0 ? required : undefined };
}

/** The schemas of DTOs and of all that nests in them, by their names. */
export function schemasOf(dtos: Iterable<DtoClass>): Record<string, JsonSchema> {
  const all = new Set(dtos);
  // What is added on the way is visited, too.
  for (const dto of all) for (const nested of nestedTypesOf(dto)) all.add(nested);
  return Object.fromEntries([...all].map((dto) => [dto.name, schemaOfDto(dto)]));
}

/** The least bytes that the longest payload of a DTO takes as JSON; none for what is no DTO, or has no bounds. */
export function leastBytesFor(type: unknown): number {
  if (!isDto(type)) return 0;
  const properties = Object.entries(schemaOfDto(type).properties ?? {});
  return properties.reduce((bytes, [name, schema]) => bytes + name.length + longest(schema), 0);
}

function longest(schema: JsonSchemaOrReference): number {
  if ('$ref' in schema) return 0;
  const { maxLength, maxItems, items } = schema;
  if (maxLength !== undefined) return maxLength;
  return maxItems !== undefined && items ? maxItems * longest(items) : 0;
}

/** A class that rules are declared on. */
export function isDto(value: unknown): value is DtoClass {
  return (
    isClass(value) && getMetadataStorage().getTargetValidationMetadatas(value, '', true, false).length > 0
  );
}

export function isClass(value: unknown): value is DtoClass {
  return typeof value === 'function';
}

function nestedTypesOf(dto: DtoClass): DtoClass[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
  return rules.flatMap(({ context }) => (context as NestedTypes | undefined)?.types ?? []);
}
