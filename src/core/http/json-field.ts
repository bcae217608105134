import { type AppError, fieldsRefused } from '../errors/app-error';
import { validateDto } from '../validation/validate-dto';
import { assertFewValues } from './json-bodies';

/** How a field is called, its class, and the sentences where it is missing before the file and where it is no object. */
export interface JsonField<Dto extends object> {
  name: string;
  dto: new () => Dto;
  missing: string;
  invalid: string;
}

/** An object that a multipart field holds as JSON, checked. */
export function readJsonField<Dto extends object>(text: unknown, field: JsonField<Dto>): Dto {
  if (typeof text !== 'string') throw refused(field.name, field.missing);
  return validateDto(field.dto, parseObject(text, field), (errors) =>
    fieldsRefused(errors, Object.values(errors)[0]),
  );
}

function parseObject(text: string, { name, invalid }: Pick<JsonField<object>, 'name' | 'invalid'>): object {
  assertFewValues(Buffer.from(text));
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Told below: what is no JSON is as wrong as what is no object.
  }
  throw refused(name, invalid);
}

function refused(name: string, message: string): AppError {
  return fieldsRefused({ [name]: message }, message);
}
