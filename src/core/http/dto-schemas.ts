import { getMetadataStorage } from 'class-validator';

type DtoClass = abstract new () => object;
type ValidationRule = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

export interface JsonSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  [keyword: string]: unknown;
}

type Translation = (constraints: unknown[]) => JsonSchema;

/** What a rule says in the words of JSON Schema; of `length` rules the bounds are the first constraint. */
const TRANSLATIONS: Partial<Record<string, Translation>> = {
  isString: () => ({ type: 'string' }),
  isEmail: () => ({ type: 'string', format: 'email' }),
  isIso8601: () => ({ type: 'string', format: 'date' }),
  isMongoId: () => ({ type: 'string', pattern: '^[0-9a-f]{24}$' }),
  isBoolean: () => ({ type: 'boolean' }),
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  isObject: () => ({ type: 'object' }),
  minLength: ([minLength]) => ({ minLength }),
  maxLength: ([maxLength]) => ({ maxLength }),
  min: ([minimum]) => ({ minimum }),
  max: ([maximum]) => ({ maximum }),
  isIn: ([words]) => ({ type: 'string', enum: words as unknown[] }),
};

const ARRAY_TRANSLATIONS: Partial<Record<string, Translation>> = {
  isArray: () => ({ type: 'array' }),
  arrayMinSize: ([minItems]) => ({ type: 'array', minItems }),
  arrayMaxSize: ([maxItems]) => ({ type: 'array', maxItems }),
  arrayUnique: () => ({ type: 'array', uniqueItems: true }),
};

/** The JSON Schema of a DTO, read from the very rules that the validation pipe applies. */
export function schemaOfDto(dto: DtoClass): JsonSchema {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const properties: Record<string, JsonSchema> = {};
  for (const rule of rules) {
    properties[rule.propertyName] = { ...properties[rule.propertyName], ...keywordsOf(rule) };
    if (rule.each) addToItems(properties, rule);
  }
  const conditional = new Set(
    rules.filter((rule) => rule.type === 'conditionalValidation').map((rule) => rule.propertyName),
  );
  const required = Object.keys(properties).filter((name) => !conditional.has(name));
  return { type: 'object', properties, ...(required.length && { required }) };
}

/** The least bytes that the longest payload of a DTO takes as JSON; none for what is no DTO, or has no bounds. */
export function leastBytesFor(type: unknown): number {
  if (!isClass(type)) return 0;
  const properties = Object.entries(schemaOfDto(type).properties ?? {});
  return properties.reduce((bytes, [name, schema]) => bytes + name.length + longest(schema), 0);
}

function longest({ maxLength, maxItems, items }: JsonSchema): number {
  if (typeof maxLength === 'number') return maxLength;
  return typeof maxItems === 'number' && items ? maxItems * longest(items) : 0;
}

export function isClass(value: unknown): value is DtoClass {
  return typeof value === 'function';
}

function addToItems(properties: Record<string, JsonSchema>, rule: ValidationRule): void {
  const property = properties[rule.propertyName] ?? {};
  const items = { ...property.items, ...TRANSLATIONS[rule.name ?? '']?.(rule.constraints) };
  properties[rule.propertyName] = { ...property, type: 'array', items };
}

function keywordsOf({ name = '', constraints, each }: ValidationRule): JsonSchema {
  const translate = ARRAY_TRANSLATIONS[name] ?? (each ? undefined : TRANSLATIONS[name]);
  return translate?.(constraints) ?? {};
}
