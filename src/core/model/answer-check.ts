import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { ModelFailureReason } from '../../contracts/model/model';
import type { JsonSchema, ModelTask, Wrong } from '../../domain/model/model-task';
import { jsonIn } from '../../domain/model/read-answer';
import type { Sources } from '../../domain/model/source';

/** A value that may be used, or what is wrong about the answer and what that is called. */
export type CheckedAnswer<Value> = { value: Value } | (Wrong & { reason: ModelFailureReason });

const ajv = new Ajv({ strict: true, allErrors: false, coerceTypes: false, useDefaults: false });
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** Reads the JSON of an answer and holds it against the schema and the source. */
export function checkAnswer<Value>(
  task: ModelTask<Value>,
  content: string,
  sources: Sources,
): CheckedAnswer<Value> {
  const value = jsonIn(content);
  if (value === undefined) return { path: '', why: 'must be one JSON value', reason: 'wrong-form' };
  const validate = validatorOf(task.schema);
  if (!validate(value)) return { ...wrongOf(validate.errors?.[0]), reason: 'wrong-form' };
  const checked = task.check(value as Value, sources);
  return 'why' in checked ? { ...checked, reason: 'unfounded' } : checked;
}

function validatorOf(schema: JsonSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const validate = ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}

/** Names the place and the rule, and nothing that the answer says. */
function wrongOf(error: ErrorObject | undefined): Wrong {
  return { path: error?.instancePath ?? '', why: error?.message ?? 'must have the form of the schema' };
}
