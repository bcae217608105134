import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldErrors } from '../../contracts/error-codes';
import { MESSAGES } from '../../contracts/messages';
import { AppError, fieldsRefused } from '../errors/app-error';

/**
 * Checks every body against its DTO class and drops the fields that it does not name: react-admin sends whole records.
 * Of several broken rules of a field the one nearest to the property is told, as the forms do.
 */
export function createValidationPipe(): ValidationPipe {
  return new BodyPipe({
    transform: true,
    whitelist: true,
    exceptionFactory: (errors) => fieldsRefused(fieldErrorsOf(errors)),
  });
}

class BodyPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (cause) {
      // What walks through a body calls itself for each level of it.
      if (cause instanceof RangeError) throw new AppError('BAD_REQUEST', MESSAGES.bodyTooDeep, { cause });
      throw cause;
    }
  }
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
