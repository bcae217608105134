import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import type { FieldErrors } from '../../contracts/error-codes';
import { MESSAGES } from '../../contracts/messages';
import { isPlainObject } from '../../contracts/validation/nested';
import { AppError, fieldsRefused } from '../errors/app-error';

/** Keys that the transformation would take for the prototype or the class of a value. */
const UNSAFE_KEYS = ['__proto__', 'constructor'];

/** The checked instance of a DTO, by the very rules of the validation pipe; for records put together by a service. */
export function validateDto<T extends object>(
  type: ClassConstructor<T>,
  plain: object,
  refusal: (errors: FieldErrors) => AppError = fieldsRefused,
): T {
  const instance = asInstance(type, plain);
  const errors = validateSync(instance, { whitelist: true });
  if (errors.length === 0) return instance;
  throw refusal(fieldErrorsOf(errors));
}

function asInstance<T extends object>(type: ClassConstructor<T>, plain: object): T {
  try {
    return plainToInstance(type, withoutUnsafeKeys(plain));
  } catch (cause) {
    // What walks through an object calls itself for each level of it.
    if (cause instanceof RangeError) throw new AppError('BAD_REQUEST', MESSAGES.bodyTooDeep, { cause });
    throw cause;
  }
}

/** As the validation pipe strips them of a body. */
function withoutUnsafeKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUnsafeKeys) as T;
  if (!isPlainObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([key]) => !UNSAFE_KEYS.includes(key));
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutUnsafeKeys(entry)])) as T;
}

/** One sentence per field; nested fields are dotted. */
export function fieldErrorsOf(errors: ValidationError[], parent = ''): FieldErrors {
  const result: FieldErrors = {};
  for (const { property, constraints, children } of errors) {
    const field = parent ? `${parent}.${property}` : property;
    const [message] = Object.values(constraints ?? {});
    if (message !== undefined) result[field] = message;
    Object.assign(result, fieldErrorsOf(children ?? [], field));
  }
  return result;
}
