import { MESSAGES } from '../../contracts/messages';
import { AppError } from '../errors/app-error';

/**
 * The page that a query asks for, counted from 1; the first one where it asks for none.
 * @throws AppError BAD_REQUEST for what is no whole number from 1
 */
export function pageNumberOf(value: unknown = '1'): number {
  const page = typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isSafeInteger(page) && page >= 1) return page;
  throw new AppError('BAD_REQUEST', MESSAGES.pageInvalid);
}
