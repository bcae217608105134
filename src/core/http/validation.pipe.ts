import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { MESSAGES } from '../../contracts/messages';
import { AppError, fieldsRefused } from '../errors/app-error';
import { boundedBody } from '../validation/bounded-body';
import { fieldErrorsOf } from '../validation/validate-dto';

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
      return (await super.transform(this.bounded(value, metadata), metadata)) as unknown;
    } catch (cause) {
      // What walks through a body calls itself for each level of it.
      if (cause instanceof RangeError) throw new AppError('BAD_REQUEST', MESSAGES.bodyTooDeep, { cause });
      throw cause;
    }
  }

  private bounded(value: unknown, metadata: ArgumentMetadata): unknown {
    const { metatype } = metadata;
    return metatype && this.toValidate(metadata) ? boundedBody(metatype, value) : value;
  }
}
