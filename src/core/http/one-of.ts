import { AppError } from '../errors/app-error';

/**
 * What a query asks for, where it is one of what there is.
 * @throws AppError BAD_REQUEST, which says the sentence
 */
export function oneOf<Value extends string>(
  known: readonly Value[],
  wanted: unknown,
  sentence: string,
): Value {
  const found = known.find((value) => value === wanted);
  if (found !== undefined) return found;
  throw new AppError('BAD_REQUEST', sentence);
}
