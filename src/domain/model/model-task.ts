import type { Sources } from './source';

/** The part of JSON Schema that tasks use; every property is required, and no other is allowed. */
export type JsonSchema =
  | {
      type: 'object';
      properties: Readonly<Record<string, JsonSchema>>;
      required: readonly string[];
      additionalProperties: false;
    }
  | { type: 'array'; items: JsonSchema; minItems: number; maxItems: number }
  | { type: 'string'; minLength: number; maxLength: number }
  | { type: 'string'; enum: readonly string[] }
  | { type: 'integer'; minimum: number; maximum: number };

/** What a check found: the value as it may be shown, or where and why it may not, for a second try. */
export type Checked<Value> = { value: Value } | Wrong;

/** `path` is a JSON pointer into the answer, `why` a clause such as `must not be empty`; neither quotes the answer. */
export interface Wrong {
  path: string;
  why: string;
}

/** One thing that the model can be asked for. */
export interface ModelTask<Value> {
  name: string;
  /** Raised with every change of rules, schema or check: answers to earlier versions are not used again. */
  version: number;
  /** Sentences that the model is told as the system. */
  rules: readonly string[];
  schema: JsonSchema;
  /** Tokens that an answer may have, up to 1,500. */
  maxTokensOut: number;
  /** Holds a value of the schema against what it was made from. */
  check(value: Value, sources: Sources): Checked<Value>;
}

/** An object of which every property is required. */
export function objectSchema(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
