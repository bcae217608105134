import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import type { FieldErrors } from '../../contracts/error-codes';
import { type AppError, fieldsRefused } from '../errors/app-error';

/** The checked instance of a DTO, by the very rules of the validation pipe; for records put together by a service. */
export function validateDto<T extends object>(
  type: ClassConstructor<T>,
  plain: object,
  refusal: (errors: FieldErrors) => AppError = fieldsRefused,
): T {
  const instance = plainToInstance(type, plain);
  const errors = validateSync(instance, { whitelist: true });
  if (errors.length === 0) return instance;
  throw refusal(fieldErrorsOf(errors));
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
