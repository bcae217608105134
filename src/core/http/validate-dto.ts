import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fieldsRefused } from '../errors/app-error';
import { fieldErrorsOf } from './validation.pipe';

/** The checked instance of a DTO, by the very rules of the validation pipe; for records put together by a service. */
export function validateDto<T extends object>(type: ClassConstructor<T>, plain: object): T {
  const instance = plainToInstance(type, plain);
  const errors = validateSync(instance, { whitelist: true });
  if (errors.length === 0) return instance;
  throw fieldsRefused(fieldErrorsOf(errors));
}
